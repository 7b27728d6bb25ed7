import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { serve } from '../serve.ts';

/**
 * Decides about a write, the first of which is 1: it passes, is refused with 403, or is not done and not
 * answered. After a promise: it passes, and is answered when that is fulfilled.
 */
export type WriteRule = (
  count: number,
  write: IncomingMessage,
) => 'pass' | 'refuse' | 'cut' | Promise<unknown>;

/** A proxy before a store, real or not, at which writes can be stopped. */
export interface StoreGate {
  readonly endpoint: string;
  /** Counts writes from here on. */
  readonly rule: (rule: WriteRule) => void;
  /** Writes since then. */
  readonly writes: () => number;
}

const denied = '<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>';

/** Opens a gate that lets all pass. Signatures stay valid: they are for the host that the client asked. */
export async function openGate(store: string): Promise<StoreGate> {
  let rule: WriteRule = () => 'pass';
  let writes = 0;
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    let answered: unknown;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      writes += 1;
      const decision = rule(writes, request);
      if (decision === 'cut') return void request.socket.destroy();
      if (decision === 'refuse')
        return void response.writeHead(403, { 'content-type': 'application/xml' }).end(denied);
      answered = decision;
    }
    const { method, url, headers } = request;
    const { hostname, port } = new URL(store);
    const asked = http.request({ hostname, port, method, path: url, headers }, async (answer) => {
      await answered;
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.on('error', () => request.socket.destroy()).end(body);
  };
  const endpoint = await serve((request, response) => {
    pass(request, response).catch(() => request.socket.destroy());
  });
  return {
    endpoint,
    rule: (next) => {
      rule = next;
      writes = 0;
    },
    writes: () => writes,
  };
}
