import { createServer, type RequestListener } from 'node:http';
import { isIP } from 'node:net';
import { BuildError } from '../../../generator/problems/problem.ts';

export interface ListenOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** The address to listen on. Default: the loopback. */
  readonly address?: string | undefined;
  /** Names besides localhost under which browsers may ask. */
  readonly hosts?: readonly string[] | undefined;
}

export interface ListeningServer {
  readonly port: number;
  /** Without a slash at the end: "http://127.0.0.1:4173". */
  readonly url: string;
  /** Ends the server and its connections. */
  readonly close: () => Promise<void>;
}

/**
 * Listens, and answers requests for the served hosts. Throws BuildError 'usage' when the port
 * cannot be opened.
 */
export async function listen(
  answer: RequestListener,
  { port, address = '127.0.0.1', hosts = [] }: ListenOptions,
): Promise<ListeningServer> {
  const server = createServer(answerOwnHosts(answer, hosts));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => {
      const problem = { message: cause.message, hint: 'Choose another port with --port.' };
      reject(new BuildError('usage', `Port ${port} cannot be opened`, [problem], { cause }));
    });
    server.listen(port, address, resolve);
  });
  const bound = server.address();
  const used = typeof bound === 'object' && bound !== null ? bound.port : port;
  return {
    port: used,
    url: `http://${address.includes(':') ? `[${address}]` : address}:${used}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Answers requests for the served hosts, and all others with 421 (DNS rebinding): a foreign page
 * could point its own name to this machine, and its script would read what is served here,
 * including drafts. An IP address or localhost cannot be used that way, whatever the port; `hosts`
 * are further names, with or without a port.
 */
function answerOwnHosts(answer: RequestListener, hosts: readonly string[]): RequestListener {
  return (request, response) => {
    if (isOwnHost(request.headers.host, hosts)) return answer(request, response);
    response
      .writeHead(421, { 'content-type': 'text/plain; charset=utf-8' })
      .end('This host is not served here. Add it to the setting serve.hosts.\n');
  };
}

function isOwnHost(host: string | undefined, hosts: readonly string[]): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  const { hostname, host: named, username, pathname } = new URL(`http://${host}`);
  if (username !== '' || pathname !== '/') return false;
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return true;
  return (
    isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0 || hosts.includes(hostname) || hosts.includes(named)
  );
}
