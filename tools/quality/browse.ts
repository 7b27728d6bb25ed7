import { serveSite } from '../../bin/commands/serve.ts';
import { openChromium } from './open-chromium.ts';
import type { Visitor } from './open-page.ts';
import { serveEncrypted } from './serve-encrypted.ts';

/** A served site and a browser to look at it with. */
export interface Browsing extends Visitor {
  /** The same site by https and http/2, as it is published: for measuring how it loads. */
  readonly encryptedOrigin: string;
  /** Of the browser, for other programs that drive it. */
  readonly debuggingPort: number;
}

export interface BrowseOptions {
  /** The project's folder, absolute. */
  readonly root: string;
  /** The site's, absolute. */
  readonly folder: string;
}

/** Serves a built site, opens a browser, and ends both whatever becomes of the visit. */
export async function browse<Result>(
  { root, folder }: BrowseOptions,
  visit: (browsing: Browsing) => Promise<Result>,
): Promise<Result> {
  const server = await serveSite({ dir: folder, port: 0 });
  try {
    const encrypted = await serveEncrypted({ origin: server.url, root });
    try {
      const { browser, debuggingPort } = await openChromium();
      try {
        return await visit({ browser, debuggingPort, origin: server.url, encryptedOrigin: encrypted.url });
      } finally {
        await browser.close();
      }
    } finally {
      await encrypted.close();
    }
  } finally {
    await server.close();
  }
}
