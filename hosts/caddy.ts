import { patternLines, query, redirectLines, shortLinkLines } from './caddy-redirects.ts';
import { quote } from './caddy-word.ts';
import { assetFolder, type FileClasses, fileClasses, ownFolder, publicFiles } from './file-classes.ts';
import type { Host } from './host.ts';
import { planRedirects } from './plan-redirects.ts';

/** Makes the rules for a site of Caddy, to be imported in it. */
export const caddy: Host = ({ manifest, rules, root }) => {
  const classes = fileClasses(manifest);
  const asked = publicFiles(manifest);
  const { moves, patterns, numbers, problems } = planRedirects(rules, manifest.files);
  const contents = [
    '# Made by `boardwalk host caddy`: import it in the site.',
    `root * ${quote(root)}`,
    'route {',
    ...[
      ...encoding(classes),
      ...parts(classes),
      ...refusals(asked),
      ...shortLinkLines(numbers),
      ...places(classes, asked),
      // A browser that kept a redirect would go in a circle where an address is given back.
      'header Cache-Control no-cache',
      ...redirectLines(moves),
      '@slash file "{path}/index.html"',
      `redir @slash "{boardwalk_path}/${query}" 301`,
      ...patterns.flatMap(patternLines),
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

/** Texts are compressed on the way, but for the assets beside which there is a .br or .gz. */
function encoding({ compressed }: FileClasses): readonly string[] {
  return [
    'encode {',
    // The first that a browser takes. The zstd of Caddy is a fast one: styles weigh a seventh more.
    '\tgzip 6',
    '\tzstd',
    '\tminimum_length 256',
    '\tmatch {',
    ...compressed.map((type) => `\t\theader Content-Type ${type}*`),
    '\t}',
    '}',
  ];
}

function refusals(asked: readonly string[]): readonly string[] {
  return [
    '@other not method GET HEAD',
    'header @other Allow "GET, HEAD"',
    'respond @other 405',
    // A redirect to such a path could lead to another host.
    '@double vars_regexp {boardwalk_path} "//|\\x5c"',
    'error @double 404',
    '@own {',
    `\tpath ${ownFolder}*`,
    ...(asked.length > 0 ? [`\tnot vars {path} ${asked.join(' ')}`] : []),
    '}',
    'error @own 404',
  ];
}

/** The files of each class, with its headers. */
function places({ headers }: FileClasses, asked: readonly string[]): readonly string[] {
  return [
    ...place('asset', [`vars_regexp {path} "^${assetFolder}.*[^/]$"`, 'file "{path}"'], headers.asset),
    ...place('folder', ['vars_regexp {path} "/$"', 'file "{path}index.html"'], headers.page),
    ...(asked.length > 0
      ? place('asked', [`vars {path} ${asked.join(' ')}`, 'file "{path}"'], headers.data)
      : []),
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
    '\t\tprecompressed br gzip',
    '\t}',
    '}',
  ];
}

function headerLines(headers: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(headers).map(([name, value]) => `header ${name} ${quote(value)}`);
}
