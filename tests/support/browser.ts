import chromium from '@sparticuz/chromium';
import { type Browser, type BrowserContextOptions, type Page, chromium as playwright } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import type { ListeningServer } from '../../bin/commands/preview/listen.ts';
import { preview } from '../../bin/commands/preview.ts';
import { type Complaints, failOnComplaints } from './complaints.ts';

/** The demo site behind a real server and a real Chromium, for the tests of one file. */
export interface SiteInBrowser {
  readonly browser: Browser;
  /** "http://127.0.0.1:8080", without a slash at the end. */
  readonly origin: string;
  /**
   * Opens a page in a context of its own and closes it when the test ends. The test fails when a page breaks its
   * Content-Security-Policy, or lets an error escape.
   */
  readonly open: (options?: BrowserContextOptions) => Promise<OpenedPage>;
}

export interface OpenedPage extends Complaints {
  readonly page: Page;
  /** The addresses that were asked for so far. */
  readonly requests: readonly string[];
}

/**
 * Starts server and browser before the tests of a file and ends them after. The visitor has dismissed the popup before, unless
 * a test is about it: it would stand in front of all others.
 */
export function openSite({ hasPopup = false }: { readonly hasPopup?: boolean } = {}): SiteInBrowser {
  let browser: Browser | undefined;
  let server: ListeningServer | undefined;
  beforeAll(async () => {
    server = await preview({ dir: inject('demoSite'), port: 0 });
    // Not the package's own arguments: they are for a cloud function, one process and no web security.
    browser = await playwright.launch({
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none'],
      executablePath: await chromium.executablePath(),
      headless: true,
    });
    if (!hasPopup) await dismissPopup(browser, server.url);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  const started = (): Browser => {
    if (browser === undefined) throw new Error('the browser is not started yet');
    return browser;
  };
  return {
    get browser() {
      return started();
    },
    open: async (options) => {
      const context = await started().newContext(options);
      onTestFinished(() => context.close());
      const complaints = failOnComplaints(context);
      const requests: string[] = [];
      context.on('request', (request) => requests.push(request.url()));
      return { page: await context.newPage(), requests, ...complaints };
    },
    get origin() {
      if (server === undefined) throw new Error('the server is not started yet');
      return server.url.replace(/\/$/, '');
    },
  };
}

/** Stores in every context, before its first page, that the site's popup was dismissed. */
async function dismissPopup(browser: Browser, url: string): Promise<void> {
  const fragment = await (await fetch(`${url}/_boardwalk/popup.html`)).text();
  const version = /data-version="([^"]+)"/.exec(fragment)?.[1] ?? '';
  browser.on('context', (context) =>
    context.addInitScript(
      (text) => {
        try {
          localStorage.setItem('popup', text);
        } catch {
          // A frame without storage of its own has no popup either.
        }
      },
      JSON.stringify({ status: true, version }),
    ),
  );
}
