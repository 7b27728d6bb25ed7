import { brotliCompressSync } from 'node:zlib';
import type { Response } from 'playwright-core';

/** The bytes of an answer as a server sends it, which compresses texts. */
export async function bytesAsSent(response: Response): Promise<number> {
  const isText = ['document', 'stylesheet', 'script', 'fetch'].includes(response.request().resourceType());
  const body = await response.body();
  return isText ? brotliCompressSync(body).length : body.length;
}
