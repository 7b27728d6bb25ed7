import { BuildError, type Problem } from '../generator/problems/problem.ts';
import { assetFolder, type FileClasses, fileClasses } from './file-classes.ts';
import { headerBlock } from './header-block.ts';
import type { Host } from './host.ts';
import { fitDerived, hiddenPage, leaveOut } from './leave-out.ts';
import { limits } from './limits.ts';
import { type Move, planRedirects } from './plan-redirects.ts';
import { locationOf } from './redirect-target.ts';
import { refuseWildcards, spellingsOf, splatLine, withoutPlaceholders } from './splat-rules.ts';

const limit = limits.cloudflare;

/**
 * Makes `_redirects` and `_headers` for Cloudflare Pages. It looks for redirects before it looks for
 * files, and answers with 404.html by itself. Its own redirect to the slash has the status 308.
 */
export const cloudflare: Host = ({ manifest, rules }) => {
  const plan = planRedirects(rules, manifest.files);
  const possible = leaveOut(plan.moves, ({ from }) => from, refuseMove);
  const moves = fitDerived(possible.kept, ({ from }) => from, {
    room: limit.staticRedirects,
    sizeOf: (move) => moveLines(move).length,
  });
  const patterns = leaveOut(
    plan.patterns.filter(({ isFallback }) => !isFallback),
    ({ pattern }) => pattern,
    (pattern) => {
      const splat = splatLine(pattern);
      return typeof splat === 'string'
        ? splat
        : (hiddenPage(pattern, manifest.files.keys()) ?? refuseLine(splat.line));
    },
  );
  const fixed = moves.kept.flatMap(moveLines);
  const dynamic = patterns.kept
    .map(splatLine)
    .flatMap((splat) => (typeof splat === 'string' ? [] : [splat.line]));
  requireAtMost('redirects, with and without their slash', fixed.length, limit.staticRedirects);
  requireAtMost('redirects with a wildcard', dynamic.length, limit.dynamicRedirects);
  const start = '# Made by `boardwalk host cloudflare`.';
  return {
    files: [
      { name: '_redirects', contents: `${[start, ...fixed, ...dynamic].join('\n')}\n` },
      { name: '_headers', contents: `${[start, ...headerRules(fileClasses(manifest))].join('\n')}\n` },
    ],
    problems: [
      ...plan.problems,
      ...possible.problems,
      ...moves.problems,
      ...patterns.problems,
      ...(plan.numbers.length === 0 ? [] : [shortLinks]),
    ],
  };
};

const shortLinks: Problem = {
  message: 'Short links of WordPress, such as /?p=12, show the home page: Cloudflare looks at no query',
  hint: 'Where they are known, use a host that can have them, such as nginx, Caddy, CloudFront or Netlify.',
};

function refuseMove(move: Move): string | null {
  if (move.target === null) return `Cloudflare does not know the status ${move.status}, and answers 404`;
  const { address } = move.target;
  if (/^http:/i.test(address)) return 'Cloudflare redirects to https only';
  if (/^\/.*\/index(\.html)?$|^\/index(\.html)?$/.test(address))
    return 'Cloudflare has no address that ends in index.html';
  return (
    refuseWildcards(move) ??
    moveLines(move)
      .map(refuseLine)
      .find((reason) => reason !== null) ??
    null
  );
}

function refuseLine(line: string): string | null {
  return line.length > limit.redirectCharacters
    ? `Cloudflare takes at most ${limit.redirectCharacters} characters a redirect`
    : null;
}

function moveLines({ names, target, status }: Move): readonly string[] {
  if (target === null) return [];
  const to = withoutPlaceholders(locationOf(target, ''));
  return names.flatMap(spellingsOf).map((from) => `${from} ${to} ${status}`);
}

/** All rules that fit a path count, in their order: a later one removes what an earlier one says. */
function headerRules({ headers, dataExtensions }: FileClasses): readonly string[] {
  const ofPages = Object.keys(headers.page).filter((name) => !(name in headers.data));
  const ofAssets = Object.keys(headers.page).filter((name) => !(name in headers.asset));
  const extensions = dataExtensions.filter((extension) => extension !== 'html');
  const rules = [
    headerBlock('/*', headers.page),
    ...(ofPages.length > 0 ? extensions.map((name) => headerBlock(`/*.${name}`, {}, ofPages)) : []),
    headerBlock(`${assetFolder}*`, { 'cache-control': headers.asset['cache-control'] ?? '' }, [
      ...ofAssets,
      'cache-control',
    ]),
  ];
  requireAtMost('rules for headers', rules.length, limit.headerRules);
  const longest = Math.max(...rules.flat().map((line) => line.length));
  requireAtMost('characters in a header', longest, limit.headerCharacters);
  return rules.flat();
}

function requireAtMost(what: string, count: number, most: number): void {
  if (count <= most) return;
  throw new BuildError('refused', `Cloudflare Pages would need ${count} ${what}; its limit is ${most}`, [
    {
      message: 'The site exceeds a limit of Cloudflare Pages',
      hint: 'Remove redirects that nobody follows any more, name fewer origins in the settings, or use another host.',
    },
  ]);
}
