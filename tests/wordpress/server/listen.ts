import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PhpAnswer, PhpRequest } from './packages.ts';

export interface Listening {
  /** "http://127.0.0.1:8080", without a slash at the end. */
  readonly url: string;
  /** Called for each request from now on. */
  readonly answer: (ask: (request: PhpRequest) => Promise<PhpAnswer>) => void;
  readonly close: () => Promise<void>;
}

/** Listens on the loopback at any free port, or at a given one. Requests wait until there is somebody to answer them. */
export async function listen(port = 0): Promise<Listening> {
  // PHP blocks the thread for seconds: a short timeout would end connections that a client is about to use again.
  const server = createServer({ keepAliveTimeout: 600_000 });
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', resolve),
  );
  const { port: chosen } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${chosen}`,
    answer: (ask) => {
      server.on('request', (request, response) => {
        forward(request, response, ask).catch((error: unknown) => {
          response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
        });
      });
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  ask: (request: PhpRequest) => Promise<PhpAnswer>,
): Promise<void> {
  const body = await buffer(request);
  const { httpStatusCode, headers, bytes } = await ask({
    url: request.url ?? '/',
    method: request.method ?? 'GET',
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value ?? '')]),
    ),
    ...(body.length > 0 && { body }),
  });
  const { 'content-length': _length, ...rest } = headers;
  response.writeHead(httpStatusCode, {
    // As a web server does for the files of WordPress, which have their version in the address.
    ...(isVersioned(request.url ?? '') && { 'cache-control': 'public, max-age=3600' }),
    ...Object.fromEntries(Object.entries(rest).map(([name, values]) => [name, [...values]])),
  });
  response.end(bytes);
}

function isVersioned(url: string): boolean {
  return /\.(js|css|woff2)\?.*\bver=/.test(url);
}
