import { once } from 'node:events';
import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';

/**
 * Starts a CMS that accepts requests and never answers: a build of it stays in its crawl. Resolves
 * to its endpoint.
 */
export async function startSilentCms(): Promise<string> {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}/graphql`;
}
