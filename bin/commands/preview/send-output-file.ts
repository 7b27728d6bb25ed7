import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { headersOf, robotsHeader } from '../../../generator/publish/headers-of.ts';
import type { OutputFile } from '../../../generator/publish/output-file.ts';
import { plainRange } from '../serve/send-file.ts';

/**
 * Sends a file of the site, or a range of it, which films need. Hashed names may stay in the
 * editor's browser, but in no cache that others use.
 */
export async function sendOutputFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: OutputFile,
): Promise<void> {
  const bytes = 'contents' in file ? Buffer.from(file.contents) : null;
  const size = bytes === null ? await sizeOf(file) : bytes.length;
  if (size === null) return void response.writeHead(404, privateHeaders).end();
  const headers = {
    ...privateHeaders,
    'content-type': headersOf(file)['content-type'],
    'accept-ranges': 'bytes',
    ...(file.class === 'asset' && { 'cache-control': 'private, max-age=3600' }),
  };
  const range = rangeOf(request, size);
  if (range === null) return void response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
  const { start, end, isWhole } = range;
  response.writeHead(isWhole ? 200 : 206, {
    ...headers,
    'content-length': end - start + 1,
    ...(!isWhole && { 'content-range': `bytes ${start}-${end}/${size}` }),
  });
  if (request.method === 'HEAD' || size === 0) return void response.end();
  const source = 'copyOf' in file ? createReadStream(file.copyOf, { start, end }) : part(bytes, start, end);
  // A visitor may leave in the middle.
  await pipeline(source, response).catch(() => response.destroy());
}

function part(bytes: Buffer | null, start: number, end: number): Readable {
  return Readable.from([bytes?.subarray(start, end + 1) ?? Buffer.alloc(0)]);
}

async function sizeOf(file: OutputFile): Promise<number | null> {
  if (!('copyOf' in file)) return null;
  const found = await stat(file.copyOf).catch(() => null);
  return found?.size ?? null;
}

function rangeOf({ headers }: IncomingMessage, size: number) {
  const whole = { start: 0, end: size - 1, isWhole: true };
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(plainRange(headers, size) ?? '') ?? [];
  if (from === undefined) return whole;
  const start = Number(from);
  if (start >= size) return null;
  return { start, end: to ? Number(to) : size - 1, isWhole: false };
}

export type Headers = Readonly<Record<string, string>>;

/**
 * Headers of every answer with a preview: nothing keeps it, finds it, or learns its address, which
 * contains the token.
 */
export const privateHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  [robotsHeader]: 'noindex, nofollow',
} as const satisfies Headers;
