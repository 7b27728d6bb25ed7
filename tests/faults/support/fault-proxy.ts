import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** One request on its way through the proxy. */
export interface Exchange {
  /** The name of the query; the path for everything else. */
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Requests of this operation before this one. */
  readonly earlier: number;
  readonly response: ServerResponse;
  /** Returns the CMS's answer. */
  readonly ask: () => Promise<Buffer>;
  /** Lets the CMS answer. */
  readonly forward: () => Promise<void>;
}

/** The behaviour of the proxy instead of forwarding a request. */
export type Fault = (exchange: Exchange) => unknown;

/** A request as the proxy saw it. */
export interface SeenRequest {
  readonly operation: string;
  /** Requests under way when it came, itself included. */
  readonly active: number;
}

/** A real server between the crawler and the CMS that does harm. */
export interface FaultProxy {
  readonly endpoint: string;
  readonly host: string;
  /** All requests so far; whoever wants to count clears it. */
  readonly seen: SeenRequest[];
  /** Does this to every request from now on. */
  readonly inject: (fault: Fault) => void;
  /** Ends all connections and lets no new ones in. */
  readonly stop: () => Promise<void>;
  /** On the same port as before. */
  readonly start: () => Promise<void>;
}

export async function startFaultProxy(cmsUrl: string): Promise<FaultProxy> {
  const { origin } = new URL(cmsUrl);
  const seen: SeenRequest[] = [];
  let fault: Fault = forwardAll;
  let active = 0;

  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { operation, variables } = describe(request, body);
    active++;
    response.on('close', () => {
      active--;
    });
    const earlier = seen.filter((other) => other.operation === operation).length;
    seen.push({ operation, active });
    const answer = () => askCms(request, body, origin);
    await fault({
      operation,
      variables,
      earlier,
      response,
      ask: async () => Buffer.from(await (await answer()).arrayBuffer()),
      forward: async () => pass(await answer(), response),
    });
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  return {
    endpoint: `http://${host}/graphql`,
    host,
    seen,
    inject: (next) => {
      fault = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    start: () => listen(port),
  };
}

export const forwardAll: Fault = ({ forward }) => forward();

function describe({ url = '/', method }: IncomingMessage, body: Buffer) {
  if (method !== 'POST') return { operation: url, variables: {} };
  const { operationName = 'query', variables = {} } = JSON.parse(body.toString());
  return { operation: String(operationName), variables };
}

function askCms(
  { url = '/', method = 'GET', headers }: IncomingMessage,
  body: Buffer,
  origin: string,
): Promise<Response> {
  const sent = new Headers();
  for (const name of ['content-type', 'if-none-match', 'if-modified-since']) {
    const value = headers[name];
    if (typeof value === 'string') sent.set(name, value);
  }
  return fetch(new URL(url, origin), {
    method,
    headers: sent,
    ...(method === 'POST' && { body: new Uint8Array(body) }),
  });
}

async function pass(answer: Response, response: ServerResponse): Promise<void> {
  const headers = ['content-type', 'etag', 'last-modified'].flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [name, value];
  });
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, headers);
  response.end(body);
}
