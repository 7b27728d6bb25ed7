import { once } from 'node:events';
import { createServer } from 'node:net';

/** Finds a port of the loopback address that is free now. */
export async function findPort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
