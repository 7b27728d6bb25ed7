import type { ServerResponse } from 'node:http';
import type { Answer } from './answer.ts';
import type { Outcome } from './carry-out.ts';

/** Sends an answer, or ends its connection, or does neither. Returns the bytes of the body that it sends. */
export function sendOutcome(
  response: ServerResponse,
  { answer, ending }: Outcome,
  headers: Readonly<Record<string, string>>,
): number {
  if (answer === null) {
    if (ending === 'cut') response.destroy();
    return 0;
  }
  const body = bodyOf(answer, response.req.method);
  response.writeHead(answer.status, { ...lengthOf(answer), ...headers, ...answer.headers });
  if (ending === 'complete') {
    response.end(body);
    return body.length;
  }
  const half = body.subarray(0, body.length / 2);
  response.write(half, () => response.destroy());
  return half.length;
}

/** An error for HEAD has a length of its own, but nobody sees its text. */
function bodyOf({ body = '' }: Answer, method: string | undefined): Buffer {
  return method === 'HEAD' ? Buffer.alloc(0) : Buffer.from(body);
}

/** Some answers have no body, of no length. */
function lengthOf({ status, body = '' }: Answer) {
  return status === 204 || status === 304 ? {} : { 'content-length': String(Buffer.byteLength(body)) };
}
