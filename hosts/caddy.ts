import { patternLines, query, redirectLines } from './caddy-redirects.ts';
import { quote } from './caddy-word.ts';
import { assetFolder, type FileClasses, fileClasses, ownFolder, popupPath } from './file-classes.ts';
import type { Host } from './host.ts';
import { planRedirects } from './plan-redirects.ts';

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
