import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { type PreviewServer, preview } from '../../bin/commands/preview.ts';

/** The demo site behind a real server and a real Chromium, for the tests of one file. */
export interface SiteInBrowser {
  readonly browser: Browser;
  /** "http://127.0.0.1:8080", without a slash at the end. */
  readonly origin: string;
}

/** Starts server and browser before the tests of a file and ends them after. */
export function openSite(): SiteInBrowser {
  let browser: Browser | undefined;
  let server: PreviewServer | undefined;
  beforeAll(async () => {
    server = await preview({ dir: inject('demoSite'), port: 0 });
    // Not the package's own arguments: they are for a cloud function, one process and no web security.
    browser = await playwright.launch({
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none'],
      executablePath: await chromium.executablePath(),
      headless: true,
    });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  return {
    get browser() {
      if (browser === undefined) throw new Error('the browser is not started yet');
      return browser;
    },
    get origin() {
      if (server === undefined) throw new Error('the server is not started yet');
      return server.url.replace(/\/$/, '');
    },
  };
}
