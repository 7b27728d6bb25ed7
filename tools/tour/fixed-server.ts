import { once } from 'node:events';
import { createServer } from 'node:http';

export interface FixedServer {
  /** The endpoint, and its origin. */
  readonly url: string;
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Starts a server on the loopback that answers every request with one status and one page of html. */
export async function startFixedServer(status: number, html: string): Promise<FixedServer> {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    url: `${origin}/graphql`,
    origin,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
