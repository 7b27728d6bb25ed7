import { readFile } from 'node:fs/promises';
import type { ResolvedConfig } from '../../config/resolve-config.ts';
import type { Problem } from '../problems/problem.ts';

interface OwnFile {
  /** Its path on the site. */
  readonly path: string;
  /** The file, absolute. */
  readonly copyOf: string;
}

/**
 * Finds what a file of `public/` says against the site itself: a robots.txt that keeps search engines out or does not
 * name the sitemap, and rules that a host reads in place of those for the site. A site that is not to be found, and
 * says so by the check `noindex`, may keep them out.
 */
export async function findContradictions(
  { path, copyOf }: OwnFile,
  { siteUrl, checks }: Pick<ResolvedConfig, 'siteUrl' | 'checks'>,
): Promise<readonly Problem[]> {
  if (hostRules.has(path))
    return [
      {
        message: `The file public/${path} is read by some hosts as their rules, in place of the headers and redirects of the site`,
        hint: 'Remove it. Redirects of your own belong into the setting "redirects", and `boardwalk host` writes the rules of a host.',
      },
    ];
  if (path !== 'robots.txt') return [];
  const text = await readFile(copyOf, 'utf8');
  if (isShut(text))
    return checks.noindex === 'off'
      ? []
      : [
          {
            message: 'The file public/robots.txt keeps all search engines out of the site',
            hint: 'Remove the line "Disallow: /". Where the site is not to be found, set checks.noindex to "off".',
          },
        ];
  const sitemap = `${siteUrl}/sitemap.xml`;
  return sitemapsIn(text).includes(sitemap)
    ? []
    : [
        {
          message: 'The file public/robots.txt does not name the sitemap of the site',
          hint: `Add the line "Sitemap: ${sitemap}".`,
        },
      ];
}

/** As `boardwalk host` names them, for hosts that look for them in the output folder. */
const hostRules: ReadonlySet<string> = new Set(['_headers', '_redirects']);

/** Returns true where no search engine may read the front page: RFC 9309. */
function isShut(text: string): boolean {
  const groups = groupsOf(text);
  const isOpen = (rules: readonly Rule[]) =>
    !rules.some(({ name, value }) => name === 'disallow' && /^\/\*?$/.test(value)) ||
    rules.some(({ name, value }) => name === 'allow' && value !== '');
  return groups.some(({ agents }) => agents.includes('*')) && groups.every(({ rules }) => !isOpen(rules));
}

interface Rule {
  readonly name: string;
  readonly value: string;
}

interface Group {
  readonly agents: string[];
  readonly rules: Rule[];
}

/** Reads the groups of a robots.txt: one or more agents, and the rules for them. */
function groupsOf(text: string): readonly Group[] {
  const groups: Group[] = [];
  for (const { name, value } of linesOf(text)) {
    const last = groups.at(-1);
    if (name === 'user-agent') {
      if (last === undefined || last.rules.length > 0) groups.push({ agents: [value], rules: [] });
      else last.agents.push(value);
    } else if (name === 'allow' || name === 'disallow') last?.rules.push({ name, value });
  }
  return groups;
}

function sitemapsIn(text: string): readonly string[] {
  return linesOf(text).flatMap(({ name, value }) => (name === 'sitemap' ? [value] : []));
}

function linesOf(text: string): readonly Rule[] {
  return text.split(/\r\n?|\n/).flatMap((line) => {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/.exec(line) ?? [];
    return name === '' ? [] : [{ name: name.toLowerCase(), value }];
  });
}
