import { ownFolder } from './file-classes.ts';
import type { Move, PatternMove } from './plan-redirects.ts';

export interface FunctionInput {
  /** In the code; null where they are in a key-value store. */
  readonly moves: readonly Move[] | null;
  readonly patterns: readonly PatternMove[];
  /** Of all files, without the dot. */
  readonly extensions: readonly string[];
  /** Paths of pages whose last segment looks like a file, without their last slash. */
  readonly folders: readonly string[];
  /** Paths in the own folder that browsers ask for. */
  readonly asked: readonly string[];
}

/** Writes a redirect as the code and the store have it: status, address, query and hash. */
export function answerText({ status, target }: Pick<Move, 'status' | 'target'>): string {
  return [status, ...(target === null ? [] : [target.address, target.query, target.hash])].join(' ');
}

/** Returns the key of a short link of WordPress, "/?p=12": no path begins with a question mark. */
export function shortLinkName(number: number | ''): string {
  return `?p=${number}`;
}

/**
 * Writes the function for viewer requests, in the JavaScript of CloudFront's runtime 2.0. It cannot
 * look for a file: a path without an extension gets its slash first, and then the error page.
 */
export function functionCode({ moves, patterns, extensions, folders, asked }: FunctionInput): string {
  const inStore = moves === null;
  const table = (moves ?? []).flatMap((move) => move.names.map((name) => [name, answerText(move)]));
  const find = (key: string) =>
    inStore ? `(await store.exists(${key})) ? await store.get(${key}) : undefined` : `moves[${key}]`;
  return `// Made by \`boardwalk host cloudfront\`: a function for viewer requests, runtime cloudfront-js-2.0.
${inStore ? "import cf from 'cloudfront';\nconst store = cf.kvs();" : `const moves = ${json(Object.fromEntries(table))};`}
const patterns = [${patterns.map((pattern) => `[/${pattern.source}/,${json(answerText(pattern))}]`).join(',')}];
const extensions = ${json(extensions)};
const folders = ${json(folders)};
const unkept = { value: 'no-cache' };

${inStore ? 'async ' : ''}function handler(event) {
  const request = event.request;
  const raw = request.uri;
  const query = request.rawQueryString() ? '?' + request.rawQueryString() : '';
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { statusCode: 405, statusDescription: 'Method Not Allowed', headers: { allow: { value: 'GET, HEAD' } } };
  const path = decode(raw);
  if (path === null || raw.includes('//') || raw.includes('\\\\') || isPrivate(path)) return send(request, '/_missing');

  const short = path === '/' ? request.querystring.p || request.querystring.page_id : undefined;
  if (short !== undefined) {
    const entry = ${find(`${json(shortLinkName(''))} + short.value`)};
    if (entry !== undefined) return answer(entry, [], '');
  }
  const move = ${find('path')};
  if (move !== undefined) return answer(move, [], query);
  for (let i = 0; i < patterns.length; i++) {
    const found = patterns[i][0].exec(raw);
    if (found !== null) return answer(patterns[i][1], found, query);
  }
  if (path.endsWith('/')) return send(request, path + 'index.html');
  return isFile(path) ? send(request, path) : redirect(301, raw + '/' + query);
}

function decode(raw) {
  try {
    return decodeURIComponent(raw).normalize('NFC');
  } catch (error) {
    return null;
  }
}

function isPrivate(path) {
  return path.startsWith(${json(ownFolder)}) && !${json(asked)}.includes(path);
}

function isFile(path) {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.includes('.') && extensions.includes(name.slice(name.lastIndexOf('.') + 1)) && !folders.includes(path);
}

function send(request, path) {
  request.uri = path.split('/').map(encodeURIComponent).join('/');
  return request;
}

function answer(text, found, query) {
  const filled = text.replace(/\\$([1-9])/g, function (all, digit) {
    return found[digit] || '';
  });
  const parts = filled.split(' ');
  const status = Number(parts[0]);
  if (status === 410 || status === 451)
    return { statusCode: status, statusDescription: 'Gone', headers: { 'cache-control': unkept } };
  return redirect(status, parts[1] + (parts[2] || query) + parts[3]);
}

function redirect(status, location) {
  return { statusCode: status, statusDescription: 'Moved', headers: { location: { value: location }, 'cache-control': unkept } };
}
`;
}

/** JSON that is JavaScript of any age. */
function json(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16)}`,
  );
}
