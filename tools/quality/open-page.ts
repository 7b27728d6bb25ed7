import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** The two views of the report, CSS pixels: a phone and a desk. */
export const phone = { width: 390, height: 844 };
export const desk = { width: 1440, height: 900 };

/** The longest wait on a busy machine. */
const patienceMs = 120_000;

export interface Visitor {
  readonly browser: Browser;
  /** The origin of the served site, without a slash at the end. */
  readonly origin: string;
}

export interface OpenPageOptions extends BrowserContextOptions {
  /** Lets the popup come, as it does on a first visit. */
  readonly keepsPopup?: boolean;
  /** Comes before anything is loaded. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/**
 * Opens a page for a returning visitor: the popup is dismissed and does not cover the page. Close
 * its context after use.
 */
export async function openPage(
  { browser, origin }: Visitor,
  path: string,
  options: OpenPageOptions = {},
): Promise<Page> {
  const { keepsPopup = false, prepare, ...contextOptions } = options;
  const context = await browser.newContext({ viewport: phone, ...contextOptions });
  context.setDefaultTimeout(patienceMs);
  if (!keepsPopup) await context.addInitScript(storeDismissal, await popupVersion(origin));
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(origin + encodeURI(path));
  return page;
}

/** The record of the runtime when the popup is closed, in a site that stores it plainly. */
function storeDismissal(version: string): void {
  try {
    localStorage.setItem('popup', JSON.stringify({ status: true, version }));
  } catch {
    // A frame without storage of its own has no popup either.
  }
}

async function popupVersion(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/_boardwalk/popup.html`);
  return /data-version="([^"]+)"/.exec(await answer.text())?.[1] ?? '';
}

/** Scrolls from top to bottom and back, and waits until whatever waits to be seen has come. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight * 0.8;
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}
