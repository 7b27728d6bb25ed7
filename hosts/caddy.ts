import { BuildError } from '../generator/problems/problem.ts';
import { assetFolder, type FileClasses, fileClasses, ownFolder, popupPath } from './file-classes.ts';
import type { Host } from './host.ts';
import { type Move, type PatternMove, planRedirects } from './plan-redirects.ts';
import { locationOf } from './redirect-target.ts';

const query = '{boardwalk_query}';

/** Makes the rules for a site of Caddy, to be imported in it. */
export const caddy: Host = ({ manifest, rules, root }) => {
  const files = new Set(manifest.files.map((file) => file.path));
  const classes = fileClasses(manifest);
  const hasPopup = files.has(popupPath.slice(1));
  const { moves, patterns, problems } = planRedirects(rules, files);
  const contents = [
    '# Made by `boardwalk host caddy`: import it in the site.',
    `root * ${quote(root)}`,
    'route {',
    ...[
      ...parts(classes),
      ...refusals(hasPopup),
      ...places(classes, hasPopup),
      ...redirects(moves),
      '@slash file "{path}/index.html"',
      `redir @slash "{boardwalk_path}/${query}" 301`,
      ...patterns.flatMap(redirectPattern),
      'error 404',
    ].map((line) => `\t${line}`),
    '}',
    'handle_errors {',
    '\trewrite * /404.html',
    ...headerLines(classes.headers.page).map((line) => `\t${line}`),
    '\theader Content-Type "text/html; charset=utf-8"',
    '\tfile_server',
    '}',
    '',
  ].join('\n');
  return { files: [{ name: 'boardwalk.caddy', contents }], problems };
};

/** The path of a request as it was sent, its query with the question mark, and its content type. */
function parts({ types }: FileClasses): readonly string[] {
  return [
    `map {uri} {boardwalk_path} ${query} {`,
    '\t"~^([^?]*)(\\?.*)?$" "$1" "$2"',
    '}',
    'map {path} {boardwalk_type} {',
    '\t"~/$" "text/html; charset=utf-8"',
    ...[...types].map(([extension, type]) => `\t"~\\.${extension}$" ${quote(type)}`),
    '\tdefault "application/octet-stream"',
    '}',
  ];
}

function refusals(hasPopup: boolean): readonly string[] {
  return [
    '@other not method GET HEAD',
    'header @other Allow "GET, HEAD"',
    'respond @other 405',
    '@double vars_regexp {boardwalk_path} "//"',
    'error @double 404',
    '@own {',
    `\tpath ${ownFolder}*`,
    ...(hasPopup ? [`\tnot vars {path} ${popupPath}`] : []),
    '}',
    'error @own 404',
  ];
}

/** The files of each class, with its headers. */
function places({ headers }: FileClasses, hasPopup: boolean): readonly string[] {
  return [
    ...place('asset', [`vars_regexp {path} "^${assetFolder}.*[^/]$"`, 'file "{path}"'], headers.asset),
    ...place('folder', ['vars_regexp {path} "/$"', 'file "{path}index.html"'], headers.page),
    ...(hasPopup ? place('popup', [`vars {path} ${popupPath}`, 'file "{path}"'], headers.data) : []),
    ...place('page', ['vars_regexp {path} "\\.html$"', 'file "{path}"'], headers.page),
    ...place('data', ['vars_regexp {path} "[^/]$"', 'file "{path}"'], headers.data),
  ];
}

function place(
  name: string,
  matchers: readonly string[],
  headers: Readonly<Record<string, string>>,
): readonly string[] {
  return [
    `@${name} {`,
    ...matchers.map((matcher) => `\t${matcher}`),
    '}',
    `handle @${name} {`,
    ...headerLines(headers).map((line) => `\t${line}`),
    '\theader Content-Type {boardwalk_type}',
    // Its own redirects to the slash have the status 308.
    '\tfile_server {',
    '\t\tdisable_canonical_uris',
    '\t}',
    '}',
  ];
}

function headerLines(headers: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(headers).map(([name, value]) => `header ${name} ${quote(value)}`);
}

/** One look into a table for all moves, then a line for each way to answer. */
function redirects(moves: readonly Move[]): readonly string[] {
  if (moves.length === 0) return [];
  const ways = [...new Set(moves.map(wayOf))].sort();
  return [
    'map {path} {boardwalk_way} {boardwalk_to} {boardwalk_hash} {',
    ...moves.flatMap((move) => {
      const { address = '', query: own = '', hash = '' } = move.target ?? {};
      const answer = `${wayOf(move)} ${quote(address + own)} ${quote(hash)}`;
      return move.names.map((name) => `\t${keyOf(name)} ${answer}`);
    }),
    '\tdefault none "" ""',
    '}',
    ...ways.flatMap((way) => [
      `@${way} vars {boardwalk_way} ${way}`,
      /410|451/.test(way)
        ? `error @${way} ${way.slice(-3)}`
        : `redir @${way} "{boardwalk_to}${way.startsWith('own') ? '' : query}{boardwalk_hash}" ${way.slice(-3)}`,
    ]),
  ];
}

/** The status, and whether the target has a query of its own. */
function wayOf({ status, target }: Move): string {
  return target?.query ? `own${status}` : `to${status}`;
}

function redirectPattern({ source, status, target }: PatternMove, index: number): readonly string[] {
  const name = `pattern${index + 1}`;
  const to = locationOf(target, query).replace(/\$([1-9])/g, `{re.${name}.$1}`);
  return [`@${name} vars_regexp ${name} {boardwalk_path} "${source}"`, `redir @${name} "${to}" ${status}`];
}

/** A path as the key of a table; one with characters of Caddy's syntax as a regular expression. */
function keyOf(name: string): string {
  if (!/["\\{}]/.test(name)) return `"${name}"`;
  const pattern = name.replace(
    /[!-,:-@[-^`{-~.]/g,
    (character) => `\\x${character.charCodeAt(0).toString(16)}`,
  );
  return `"~^${pattern}$"`;
}

/** Quotes a word. Caddy cannot write a brace other than that of a placeholder. Throws BuildError 'refused'. */
function quote(text: string): string {
  if (/[\p{Cc}{}\\]/u.test(text))
    throw new BuildError('refused', `Caddy cannot have this text: ${JSON.stringify(text.slice(0, 80))}`, [
      {
        message: 'It has a control character, a brace or a backslash',
        hint: 'Change --root, or the setting that the header comes from.',
      },
    ]);
  return `"${text.replaceAll('"', '\\"')}"`;
}
