import { createServer, type RequestListener } from 'node:http';
import { BuildError } from '../../../generator/problem.ts';

const host = '127.0.0.1';

export interface ListeningServer {
  readonly port: number;
  /** Without a slash at the end: "http://127.0.0.1:4173". */
  readonly url: string;
  /** Ends the server and its connections. */
  readonly close: () => Promise<void>;
}

/** Listens on the loopback; port 0 is any free one. Throws BuildError 'usage' when the port cannot be had. */
export async function listen(answer: RequestListener, port: number): Promise<ListeningServer> {
  const server = createServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => {
      const problem = { message: cause.message, hint: 'choose another port with --port' };
      reject(new BuildError('usage', `port ${port} cannot be had`, [problem], { cause }));
    });
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const used = typeof address === 'object' && address !== null ? address.port : port;
  return {
    port: used,
    url: `http://${host}:${used}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
