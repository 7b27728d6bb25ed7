import { text } from 'node:stream/consumers';
import { serve } from './serve.ts';

export interface CachingProxyOptions {
  /** Makes the same key for requests that it takes for the same. Default: from address and body. */
  readonly keyOf?: (url: string, body: string) => string;
  /** Says so, as CDNs do, in the answers that it keeps. */
  readonly header?: readonly [name: string, value: string];
}

export interface CachingProxy {
  readonly url: string;
  /** How many answers came from memory. */
  readonly hits: () => number;
}

/** Starts a proxy before a CMS that answers a request which it has seen from memory, for ever. */
export async function startCachingProxy(
  target: string,
  { keyOf = (url, body) => `${url} ${body}`, header }: CachingProxyOptions = {},
): Promise<CachingProxy> {
  const origin = new URL(target).origin;
  const kept = new Map<string, Promise<KeptAnswer>>();
  let hits = 0;
  const served = await serve(async (request, response) => {
    const body = await text(request);
    const url = request.url ?? '/';
    const key = `${request.method} ${keyOf(url, body)}`;
    const known = kept.get(key);
    if (known) hits += 1;
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
    const asked = known ?? ask(new URL(url, origin), { method: request.method ?? 'GET', headers, body });
    kept.set(key, asked);
    const answer = await asked;
    if (known && header) response.setHeader(...header);
    response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
  });
  return { url: `${served}${new URL(target).pathname}`, hits: () => hits };
}

interface KeptAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
}

interface Asked {
  readonly method: string;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

async function ask(url: URL, { method, headers, body }: Asked): Promise<KeptAnswer> {
  const answer = await fetch(url, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    ...(body !== '' && { body }),
  });
  const type = answer.headers.get('content-type') ?? 'application/json';
  return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) };
}
