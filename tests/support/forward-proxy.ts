import { createServer, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface ForwardProxyOptions {
  /** Where names lead, "cms.pier.example:80" to a port of this machine. Others are unknown: 502. */
  readonly hosts: Readonly<Record<string, number>>;
  /** "user:password": who does not give it gets 407. */
  readonly login?: string;
  /** Refuses everything with this status. */
  readonly refuses?: number;
  /** Takes requests, and never answers. */
  readonly isSilent?: boolean;
}

export interface ForwardProxy {
  /** "127.0.0.1:3128". */
  readonly host: string;
  /** "GET http://cms.pier.example/a.jpg" and "CONNECT cms.pier.example:443". */
  readonly seen: string[];
}

/** A proxy for one test, as Squid is one: it hands http over by absolute addresses, and opens tunnels by CONNECT. */
export async function startForwardProxy(options: ForwardProxyOptions): Promise<ForwardProxy> {
  const { hosts, login, refuses, isSilent = false } = options;
  const seen: string[] = [];
  const sockets = new Set<Socket>();
  const expected = login && `Basic ${Buffer.from(login).toString('base64')}`;
  const refusalOf = (authorization: string | undefined): number | undefined =>
    refuses ?? (authorization === expected ? undefined : 407);
  const server = createServer((incoming, outgoing) => {
    seen.push(`${incoming.method} ${incoming.url}`);
    if (isSilent) return;
    const { 'proxy-authorization': authorization, 'proxy-connection': _, ...headers } = incoming.headers;
    const status = refusalOf(authorization);
    if (status !== undefined) return void outgoing.writeHead(status).end('refused by the proxy');
    const url = new URL(incoming.url ?? '');
    const port = hosts[`${url.hostname}:${url.port || 80}`];
    if (port === undefined) return void outgoing.writeHead(502).end();
    const target = { host: '127.0.0.1', port, path: url.pathname + url.search };
    const onward = request({ ...target, method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket));
  });
  server.on('connect', (incoming, socket: Socket) => {
    seen.push(`CONNECT ${incoming.url}`);
    if (isSilent) return;
    const status = refusalOf(incoming.headers['proxy-authorization']);
    const port = hosts[incoming.url ?? ''];
    if (status !== undefined || port === undefined)
      return void socket.end(`HTTP/1.1 ${status ?? 502} Refused\r\nContent-Length: 0\r\n\r\n`);
    const onward = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    sockets.add(onward);
    onward.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, seen };
}
