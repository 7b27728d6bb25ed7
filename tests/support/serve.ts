import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A server on a free port of this machine that ends with the test. Resolves to its origin. */
export async function serve(listener: RequestListener): Promise<string> {
  const { origin, close } = await openServer(listener);
  onTestFinished(close);
  return origin;
}

/** The same for the tests of a file, or for none: whoever opens it closes it. */
export async function openServer(
  listener: RequestListener,
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}
