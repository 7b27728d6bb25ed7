import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

export interface TextAnswer {
  readonly status: number;
  readonly headers: { readonly 'content-type': string };
  readonly body: Buffer;
}

export const plainText = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' };

const compress = promisify(brotliCompress);

/** The level that CDNs use when they compress on the way. */
const quality = 5;

/** Returns true for types that compress well: fonts, pictures and videos are compressed already. */
export function isText({ 'content-type': type }: TextAnswer['headers']): boolean {
  return /^(text\/|image\/svg\+xml|application\/([\w.-]+\+)?(json|xml))/.test(type);
}

/**
 * Sends what is in memory as a network in front of storage does: texts compressed by brotli for
 * those who take it, and 304 for what they have.
 */
export async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: TextAnswer,
): Promise<void> {
  const isCompressed = isText(headers) && takesBrotli(request);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}${isCompressed ? '-br' : ''}"`;
  const common = { ...headers, vary: 'accept-encoding', ...(status === 200 ? { etag } : {}) };
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, common).end();
    return;
  }
  const sent = isCompressed
    ? await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    : body;
  const encoding = isCompressed ? { 'content-encoding': 'br' } : {};
  // Node omits the body of a HEAD request.
  response.writeHead(status, { ...common, ...encoding, 'content-length': sent.length }).end(sent);
}

function takesBrotli({ headers }: IncomingMessage): boolean {
  const accepted = String(headers['accept-encoding'] ?? '').split(',');
  return accepted.some((encoding) => /^\s*br\s*(;\s*q=(1|0?\.0*[1-9]).*)?$/.test(encoding));
}
