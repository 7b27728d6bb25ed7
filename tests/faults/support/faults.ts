import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Exchange, Fault } from './fault-proxy.ts';

/** Does harm to some requests, and lets the CMS answer all others. */
export function when(isMeant: (exchange: Exchange) => boolean, fault: Fault): Fault {
  return (exchange) => (isMeant(exchange) ? fault(exchange) : exchange.forward());
}

/** Requests of one query, or all whose name fits. */
export function on(operation: string | RegExp, fault: Fault): Fault {
  return when(
    ({ operation: name }) => (typeof operation === 'string' ? name === operation : operation.test(name)),
    fault,
  );
}

/** The first requests of each operation. */
export function first(count: number, fault: Fault): Fault {
  return when(({ earlier }) => earlier < count, fault);
}

/** Requests of the content only: media are fetched by another part, with rules of its own. */
export function onQueries(fault: Fault): Fault {
  return on(/^\w+$/, fault);
}

export function answerWith(
  status: number,
  body: string | Buffer = '{}',
  headers: Record<string, string> = {},
): Fault {
  return ({ response }) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body);
  };
}

export function answerHtml(status: number, html: string): Fault {
  return answerWith(status, `<!doctype html><html><body>${html}</body></html>`, {
    'content-type': 'text/html',
  });
}

/** Closes the connection with a reset, before anything is answered. */
export const reset: Fault = ({ response }) => {
  response.socket?.resetAndDestroy();
};

/** Sends half of the answer and resets the connection. */
export const cutBody: Fault = async ({ response, ask }) => {
  const body = await ask();
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  await new Promise((resolve) => response.write(body.subarray(0, body.length / 2), resolve));
  response.socket?.resetAndDestroy();
};

/** Says that more will come than does, and ends the connection in good order. */
export const shortBody: Fault = async ({ response, ask }) => {
  const body = await ask();
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length + 10 });
  await new Promise((resolve) => response.write(body, resolve));
  response.socket?.end();
};

/** Half of the answer, as if it were all of it. */
export const truncate: Fault = async ({ response, ask }) => {
  const body = await ask();
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(body.subarray(0, body.length / 2));
};

export const neverAnswer: Fault = () => undefined;

/** Answers at once, and never ends. */
export const stallInBody: Fault = ({ response }) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"data":');
};

/** A byte now and then, for ever. */
export const drip: Fault = async ({ response }) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  while (!response.closed) {
    response.write(' ');
    await setTimeout(50);
  }
};

/** Zeros that unpack to as many bytes. */
export function gzipBomb(bytes: number): Fault {
  const body = gzipSync(Buffer.alloc(bytes));
  return answerWith(200, body, { 'content-encoding': 'gzip' });
}

/** Changes the text of what the CMS answers. */
export function rewrite(change: (text: string, exchange: Exchange) => string | Buffer): Fault {
  return async (exchange) => {
    const text = (await exchange.ask()).toString();
    exchange.response.writeHead(200, { 'content-type': 'application/json' });
    exchange.response.end(change(text, exchange));
  };
}

/** A node of a list, as the CMS sent it. */
export type Node = Record<string, unknown>;

/** Changes the nodes of a list, or of details. */
export function changeNodes(change: (nodes: Node[], exchange: Exchange) => unknown): Fault {
  return rewrite((text, exchange) => {
    const answer = JSON.parse(text);
    answer.data.connection.nodes = change(answer.data.connection.nodes, exchange);
    return JSON.stringify(answer);
  });
}
