import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface SeenRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface TestAnswer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body: string | Buffer | object;
}

/** A server on loopback for one test; `answer` says what each request gets, `null` leaves it without an answer. */
export async function startServer(
  answer: (request: SeenRequest, index: number) => TestAnswer | null | Promise<TestAnswer | null>,
): Promise<{ endpoint: string; host: string; seen: SeenRequest[]; close: () => Promise<void> }> {
  const seen: SeenRequest[] = [];
  const server = createServer(async (incoming, outgoing) => {
    let body = '';
    for await (const chunk of incoming) body += chunk;
    const request = {
      method: incoming.method ?? '',
      url: new URL(incoming.url ?? '/', 'http://test'),
      headers: incoming.headers,
      body,
    };
    const reply = await answer(request, seen.push(request) - 1);
    if (!reply) return;
    const { body: content } = reply;
    const text = typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content);
    outgoing.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
    outgoing.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(close);
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}/graphql`, host: `127.0.0.1:${port}`, seen, close };
}
