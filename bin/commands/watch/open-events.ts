import type { IncomingMessage, ServerResponse } from 'node:http';
import { type PageVersion, parseVersion } from '../../../generator/watch/page-version.ts';
import type { LiveMessage, Viewers } from '../../../generator/watch/viewers.ts';

/** How often a page that lost its connection tries again. */
const reconnectMs = 300;

interface Events {
  readonly viewers: Viewers;
  readonly readVersion: (path: string) => Promise<PageVersion>;
}

/** Opens the event stream of a page, which names its path and version, until the page closes it. */
export async function openEvents(
  request: IncomingMessage,
  response: ServerResponse,
  { viewers, readVersion }: Events,
): Promise<void> {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const path = searchParams.get('path') ?? '/';
  // A connection that is opened again names the last event it received.
  const text = [request.headers['last-event-id']].flat()[0] ?? searchParams.get('version') ?? '';
  const version = text === '' ? await readVersion(path) : parseVersion(text);
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(`retry: ${reconnectMs}\n\n`);
  response.on('close', viewers.add({ path, version, send: (message) => response.write(format(message)) }));
  await viewers.update();
}

/** JSON contains no line break. https://html.spec.whatwg.org/multipage/server-sent-events.html */
function format({ event, data, id }: LiveMessage): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
