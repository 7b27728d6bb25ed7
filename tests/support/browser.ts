import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, onTestFinished } from 'vitest';
import { demoNow } from '../../demo/clock.ts';
import { saveData } from '../../tools/quality/save-data.ts';
import { type Complaints, failOnComplaints } from './complaints.ts';
import { startAt } from './start-at.ts';
import { sharedBrowser, sharedOrigin } from './worker-browser.ts';

/** The demo site behind a real server and a real Chromium, for the tests of one file. */
export interface SiteInBrowser {
  readonly browser: Browser;
  /** "http://127.0.0.1:8080", without a slash at the end. */
  readonly origin: string;
  /** Opens a context without listeners, and closes it when the test ends. */
  readonly newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
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
 * Finds server and browser of the worker before the tests of a file. The popup is already
 * dismissed, unless a test is about it: it would cover the page. The visitor wants less motion, unless the tests are
 * about it: to paint what moves costs much time.
 */
export function openSite({
  hasPopup = false,
  moves = false,
  prefetches = true,
  isToday = false,
}: {
  readonly hasPopup?: boolean;
  /** True for a visitor who has nothing against motion. */
  readonly moves?: boolean;
  /** False for a visitor who saves data: nothing is asked for before a test clicks. */
  readonly prefetches?: boolean;
  /** True where the browser has to agree about the time, as for its cookies: else it is the moment of the demo. */
  readonly isToday?: boolean;
} = {}): SiteInBrowser {
  let started: { readonly browser: Browser; readonly origin: string; readonly popup: string } | undefined;
  beforeAll(async () => {
    const [browser, origin] = await Promise.all([sharedBrowser(), sharedOrigin()]);
    started = { browser, origin, popup: await popupVersion(origin) };
  });
  const get = () => {
    if (started === undefined) throw new Error('the browser is not started yet');
    return started;
  };
  const newContext: SiteInBrowser['newContext'] = async (options) => {
    const { browser, popup } = get();
    const context = await browser.newContext({
      reducedMotion: moves ? 'no-preference' : 'reduce',
      ...options,
    });
    onTestFinished(() => context.close());
    if (!isToday) await startAt(context, demoNow);
    // A popup waits for some seconds, which a test passes at once.
    if (hasPopup) await context.clock.install(isToday ? {} : { time: demoNow });
    else await dismissPopup(context, popup);
    if (!prefetches) await saveData(context);
    return context;
  };
  return {
    get browser() {
      return get().browser;
    },
    get origin() {
      return get().origin;
    },
    newContext,
    open: async (options) => openPageIn(await newContext(options)),
  };
}

/** Opens a page of any site, as `open` does one of the demo. */
export async function openTab({
  isToday = false,
  ...options
}: BrowserContextOptions & { readonly isToday?: boolean } = {}): Promise<OpenedPage> {
  const context = await (await sharedBrowser()).newContext(options);
  onTestFinished(() => context.close());
  if (!isToday) await startAt(context, demoNow);
  return openPageIn(context);
}

async function openPageIn(context: BrowserContext): Promise<OpenedPage> {
  const complaints = failOnComplaints(context);
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  return { page: await context.newPage(), requests, ...complaints };
}

async function popupVersion(origin: string): Promise<string> {
  const fragment = await (await fetch(`${origin}/_boardwalk/popup.html`)).text();
  return /data-version="([^"]+)"/.exec(fragment)?.[1] ?? '';
}

/** Stores in a context, before its first page, that the site's popup was dismissed. */
async function dismissPopup(context: BrowserContext, version: string): Promise<void> {
  await context.addInitScript(
    (text) => {
      try {
        localStorage.setItem('popup', text);
      } catch {
        // A frame without storage of its own has no popup either.
      }
    },
    JSON.stringify({ status: true, version }),
  );
}
