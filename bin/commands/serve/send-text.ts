import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isTextType } from '../../../generator/publish/headers-of.ts';

export interface TextAnswer {
  readonly status: number;
  readonly headers: { readonly 'content-type': string };
  readonly body: Buffer;
}

export const plainText = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' };

/** In the levels that CDNs use on the way. The first that is accepted is sent. */
const encodings = Object.entries({
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify<Buffer, Buffer>(gzip)(body),
});

/**
 * Sends what is in memory as a network in front of storage does: texts compressed by brotli or gzip
 * for those who take it, and 304 for what they have.
 */
export async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: TextAnswer,
): Promise<void> {
  const isText = isTextType(headers['content-type']);
  const [encoding, compress] = (isText && encodings.find(([name]) => isAccepted(request, name))) || [];
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  const etag = `"${hash}${encoding === undefined ? '' : `-${encoding}`}"`;
  const common = { ...headers, vary: 'accept-encoding', ...(status === 200 ? { etag } : {}) };
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, common).end();
    return;
  }
  const sent = compress === undefined ? body : await compress(body);
  const encoded = encoding === undefined ? {} : { 'content-encoding': encoding };
  // Node omits the body of a HEAD request.
  response.writeHead(status, { ...common, ...encoded, 'content-length': sent.length }).end(sent);
}

function isAccepted({ headers }: IncomingMessage, encoding: string): boolean {
  const accepted = String(headers['accept-encoding'] ?? '').split(',');
  return accepted.some((name) => new RegExp(`^\\s*${encoding}\\s*(;\\s*q=(1|0?\\.0*[1-9]).*)?$`).test(name));
}
