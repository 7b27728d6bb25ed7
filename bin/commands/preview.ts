import { createServer, type Server } from 'node:http';
import { BuildError } from '../../generator/problem.ts';
import { answerAsStorage } from './preview/answer.ts';
import { openPublished } from './preview/published.ts';

export interface PreviewOptions {
  /** The output folder, absolute. */
  readonly dir: string;
  /** 0: any free one. */
  readonly port: number;
  readonly host?: string;
}

export interface PreviewServer {
  /** Where the site is served, without a slash at the end: "http://127.0.0.1:4173". */
  readonly url: string;
  /** Ends the server and its connections. */
  readonly close: () => Promise<void>;
}

/**
 * Serves a built site as object storage behind a CDN does: the files of its manifest with their headers, a folder by its
 * index.html, a path without its last slash by 301 to the one with it, all else by 404.html with status 404. A new build
 * is served as soon as it is there. Throws BuildError 'usage' when the folder has no site or the port cannot be had.
 */
export async function preview({ dir, port, host = '127.0.0.1' }: PreviewOptions): Promise<PreviewServer> {
  const published = openPublished(dir);
  if ((await published()).size === 0) {
    throw new BuildError('usage', `there is no site in ${dir}`, [
      { message: 'nothing can be served', hint: 'build it first: boardwalk generate' },
    ]);
  }
  const server = createServer(answerAsStorage(dir, published));
  await listen(server, port, host);
  return { url: addressOf(server, host), close: () => close(server) };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => {
      const problem = { message: cause.message, hint: 'choose another port with --port' };
      reject(new BuildError('usage', `port ${port} cannot be had`, [problem], { cause }));
    });
    server.listen(port, host, resolve);
  });
}

function addressOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
