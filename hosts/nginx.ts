import { BuildError } from '../generator/problems/problem.ts';
import { assetFolder, type FileClasses, fileClasses, ownFolder, publicFiles } from './file-classes.ts';
import type { Host } from './host.ts';
import { type Move, type NumberMove, type PatternMove, planRedirects } from './plan-redirects.ts';
import { locationOf } from './redirect-target.ts';

/** nginx reads no longer word in a configuration file. */
const mostBytes = 4_000;

/** Makes the rules for a `server` of nginx, to be included in it. */
export const nginx: Host = ({ manifest, rules, root }) => {
  const classes = fileClasses(manifest);
  const { moves, patterns, numbers, problems } = planRedirects(rules, manifest.files);
  const contents = [
    '# Made by `boardwalk host nginx`: include it in the server of the site.',
    `root ${quote(root)};`,
    ...settings(classes),
    ...shortLinks(classes, numbers),
    ...places(classes, publicFiles(manifest)),
    ...moves.flatMap(moveLocations),
    ...missing(patterns),
    '',
  ].join('\n');
  return { files: [{ name: 'boardwalk.conf', contents }], problems };
};

/** Content types, and what nginx does otherwise than other hosts. */
function settings({ types, compressed }: FileClasses): readonly string[] {
  const extensions = new Map<string, string[]>();
  for (const [extension, type] of types) {
    const [bare = ''] = type.split(';');
    extensions.set(bare, [...(extensions.get(bare) ?? []), extension]);
  }
  const withCharset = [...types.values()].filter(
    (type) => type.includes(';') && !type.startsWith('text/html'),
  );
  const texts = [...new Set(withCharset.map((type) => type.split(';')[0]))].sort();
  return [
    'absolute_redirect off;',
    'merge_slashes off;',
    'charset utf-8;',
    ...(texts.length > 0 ? [`charset_types ${texts.join(' ')};`] : []),
    'default_type application/octet-stream;',
    'types {',
    ...[...extensions].map(([type, names]) => `  ${type} ${names.map((name) => quote(name)).join(' ')};`),
    '}',
    // Sends the .gz beside an asset where there is one. Html is always compressed.
    'gzip on;',
    'gzip_static on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    'gzip_comp_level 6;',
    'gzip_min_length 256;',
    `gzip_types ${['text/plain', ...compressed.filter((type) => !/^text\/(html|plain)$/.test(type))].join(' ')};`,
    'error_page 404 410 451 /404.html;',
    // A path that leaves the site, as "/../x".
    'error_page 400 =404 /404.html;',
    'error_page 405 @method;',
    'if ($request_method !~ "^(GET|HEAD)$") { return 405; }',
    'location @method { add_header allow "GET, HEAD" always; return 405; }',
  ];
}

/** The short links of WordPress, "/?p=12": a query chooses no location, so that the number becomes a path first. */
function shortLinks({ headers }: FileClasses, numbers: readonly NumberMove[]): readonly string[] {
  if (numbers.length === 0) return [];
  const folder = `${ownFolder}p/`;
  return [
    'if ($args ~ "(?:^|&)(?:p|page_id)=(?<boardwalk_number>[0-9]+)(?:&|$)") {',
    `  rewrite "^/$" "${folder}$boardwalk_number" last;`,
    '}',
    ...numbers.map(
      ({ number, status, target }) =>
        `location = "${folder}${number}" { internal; ${unkept} return ${status} ${quote(locationOf(target, ''))}; }`,
    ),
    // The number of no entry: the home page, as without it.
    ...location(`~ "^${folder}"`, headers.page, 'internal; rewrite "^" "/index.html" break;'),
  ];
}

/** A location for each class of files. The first regular expression that fits counts. */
function places({ headers }: FileClasses, asked: readonly string[]): readonly string[] {
  return [
    ...location('= /404.html', headers.page, 'try_files $uri =404;', ' always'),
    ...asked.flatMap((path) => location(`= ${path}`, headers.data, 'try_files $uri =404;')),
    'location ~ "//" { return 404; }',
    `location ~ "^${ownFolder}" { return 404; }`,
    ...location(`~ "^${assetFolder}."`, headers.asset, 'try_files $uri @missing;'),
    ...location('~ "/$"', headers.page, `try_files "\${uri}index.html" @missing;`),
    ...location('~ "\\.html$"', headers.page, 'try_files $uri @missing;'),
    ...location('/', headers.data, 'try_files $uri @missing;'),
  ];
}

function location(
  match: string,
  headers: Readonly<Record<string, string>>,
  answer: string,
  always = '',
): readonly string[] {
  const lines = Object.entries(headers).map(
    ([name, value]) => `  add_header ${name} ${quote(value)}${always};`,
  );
  return [`location ${match} {`, ...lines, `  ${answer}`, '}'];
}

/** A browser that kept a redirect would go in a circle where an address is given back. */
const unkept = 'add_header cache-control "no-cache";';

function moveLocations({ names, status, target }: Move): readonly string[] {
  const to = target === null ? '' : ` ${quote(locationOf(target, '$is_args$args'), true)}`;
  return names.map((name) => `location = ${quote(name, true)} { ${unkept} return ${status}${to}; }`);
}

/** The answer for a path without a file: the slash, a pattern, or the error page. */
function missing(patterns: readonly PatternMove[]): readonly string[] {
  return [
    'location @missing {',
    `  ${unkept}`,
    // A redirect to a path with two slashes, or a backslash, could lead to another host.
    `  if ($request_uri ~ "^[^?]*(//|\\x5c)") { return 404; }`,
    // Named groups: nginx would encode what $1 stands for once more.
    '  if ($request_uri ~ "^(?<boardwalk_path>[^?]*)") { }',
    '  if (-f "$document_root$uri/index.html") { return 301 "$boardwalk_path/$is_args$args"; }',
    ...patterns.map(patternLine),
    '  return 404;',
    '}',
  ];
}

function patternLine({ source, status, target }: PatternMove): string {
  let groups = 0;
  // Behind the bracket of a group there is no question mark.
  const named = source.replace(/\((?!\?)/g, () => `(?<boardwalk_${++groups}>`);
  const to = locationOf(target, '$is_args$args').replace(
    /\$([1-9])/g,
    (_, digit) => `\${boardwalk_${digit}}`,
  );
  return `  if ($boardwalk_path ~ "${named}") { return ${status} ${quote(to, true)}; }`;
}

/**
 * Quotes a word. In nginx every `$` begins a variable, but in words that may have none.
 * Throws BuildError 'refused'.
 */
function quote(text: string, mayHaveDollar = false): string {
  if (/\p{Cc}/u.test(text) || Buffer.byteLength(text) > mostBytes || (!mayHaveDollar && text.includes('$')))
    throw new BuildError('refused', `nginx cannot have this text: ${JSON.stringify(text.slice(0, 80))}`, [
      {
        message: `It has a control character, a $, or more than ${mostBytes} bytes`,
        hint: 'Change --root, or the setting that the header comes from.',
      },
    ]);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
