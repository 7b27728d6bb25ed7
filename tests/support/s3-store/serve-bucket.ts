import type { IncomingMessage, ServerResponse } from 'node:http';
import { decide } from '../../../bin/commands/serve/decide.ts';
import { type ListeningServer, listen } from '../../../bin/commands/serve/listen.ts';
import type { KeptObject } from './bucket.ts';
import type { TestStore } from './open-test-store.ts';

/**
 * Serves what is below a prefix of a bucket to visitors, as a CDN does: at once as it is now, with
 * the stored headers, index.html for folders, and 404.html for all else.
 */
export function serveBucket({ objects }: Pick<TestStore, 'objects'>, prefix = ''): Promise<ListeningServer> {
  const find = (file: string) => objects.get(`${prefix}${file}`);
  return listen(
    (request, response) => {
      const decision = decide(request.url ?? '/', { has: (file) => find(file) !== undefined });
      if (decision.action === 'redirect') response.writeHead(301, { location: decision.location }).end();
      else if (decision.action === 'send') send(request, response, 200, find(decision.file));
      else send(request, response, 404, find('404.html'));
    },
    { port: 0 },
  );
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: 200 | 404,
  object: KeptObject | undefined,
): void {
  if (object === undefined) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
    return;
  }
  const { bytes, headers, etag } = object;
  const isKnown = status === 200 && request.headers['if-none-match'] === etag;
  if (isKnown) response.writeHead(304, { ...headers, etag }).end();
  else response.writeHead(status, { ...headers, etag, 'content-length': bytes.length }).end(bytes);
}
