import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

export interface CollapsingCms {
  readonly endpoint: string;
  /** The most requests that were ever under way at once. */
  readonly mostAtOnce: () => number;
  readonly close: () => Promise<void>;
}

export interface CollapseOptions {
  /** Requests at once that it copes with. */
  readonly capacity: number;
  /** Milliseconds that an answer takes besides that of the CMS behind it. */
  readonly serviceMs: number;
  /** Milliseconds that it needs to recover once it was asked for more. */
  readonly recoveryMs: number;
}

/**
 * A CMS that works on too small a machine: asked for more than it copes with, it answers 503 to all that is under way, and
 * to all that comes until it has recovered. The answers are those of the CMS behind it.
 */
export async function startCollapsingCms(cmsUrl: string, options: CollapseOptions): Promise<CollapsingCms> {
  let active = 0;
  let most = 0;
  let downUntil = 0;
  let collapses = 0;
  const server = createServer(async (request, response) => {
    active++;
    most = Math.max(most, active);
    let isDown = performance.now() < downUntil;
    if (active > options.capacity) {
      collapses++;
      isDown = true;
      downUntil = performance.now() + options.recoveryMs;
    }
    const collapsesBefore = collapses;
    response.on('close', () => {
      active--;
    });
    const body = new Uint8Array(await buffer(request));
    const [answer] = await Promise.all([
      fetch(cmsUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
      setTimeout(options.serviceMs),
    ]);
    const text = await answer.text();
    // Whoever was under way when it collapsed, however long ago that is.
    isDown ||= collapses > collapsesBefore;
    response.writeHead(isDown ? 503 : 200, { 'content-type': isDown ? 'text/html' : 'application/json' });
    response.end(isDown ? '<h1>Service Unavailable</h1>' : text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/graphql`,
    mostAtOnce: () => most,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
