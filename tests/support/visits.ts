import type { BrowserContextOptions, Page, Response } from 'playwright-core';
import { expect } from 'vitest';
import { saveData } from '../../tools/quality/save-data.ts';
import type { OpenedPage, SiteInBrowser } from './browser.ts';

interface VisitedPage extends OpenedPage {
  /** The answer for the document. */
  readonly response: Response | null;
}

interface VisitOptions extends BrowserContextOptions {
  /** Comes before anything is loaded. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Default: the visitor saves data, so that nothing is asked for before a test clicks. */
  readonly prefetches?: boolean;
}

/** Opens a page of the site and marks its document: `isSameDocument` tells whether another was loaded since. */
export async function openPage(
  site: SiteInBrowser,
  path: string,
  { prepare, prefetches = false, ...options }: VisitOptions = {},
): Promise<VisitedPage> {
  const opened = await site.open({
    viewport: { width: 1280, height: 720 },
    reducedMotion: 'no-preference',
    ...options,
  });
  const { page } = opened;
  if (!prefetches) await saveData(page);
  await prepare?.(page);
  const response = await page.goto(site.origin + path);
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
  return { ...opened, response };
}

/** True as long as no other document was loaded. */
export async function isSameDocument(page: Page): Promise<boolean> {
  return (await page.locator('html[data-mark]').count()) === 1;
}

/** Clicks on a link to the address that is made for it. */
export async function follow(page: Page, href: string): Promise<void> {
  await addLink(page, href);
  await page.locator('#test-link').click();
}

/** Visits an address, and another at the moment in which the old page begins to leave. Resolves to the path of that moment. */
export async function followTwo(page: Page, first: string, second: string): Promise<string> {
  const leaves = appears(page, 'main.fade-leave-active', second);
  const [path] = await Promise.all([leaves, follow(page, first)]);
  return path;
}

/**
 * Resolves to the page's path when an element is there for the first time from now on, for however short a time. A link to
 * `next` is clicked in that moment.
 */
function appears(page: Page, selector: string, next?: string): Promise<string> {
  return page.evaluate(
    ({ selector, next }) =>
      new Promise<string>((resolve) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector(selector) === null) return;
          observer.disconnect();
          resolve(location.pathname);
          if (next === undefined) return;
          const link = Object.assign(document.createElement('a'), { href: next });
          document.body.append(link);
          link.click();
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true });
      }),
    { selector, next },
  );
}

/** Puts a link to the address above everything. */
export async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((href) => {
    document.getElementById('test-link')?.remove();
    const link = document.createElement('a');
    link.id = 'test-link';
    link.href = href;
    link.textContent = 'Test link';
    link.style.cssText = 'position: fixed; z-index: 99; bottom: 0; right: 0';
    document.body.append(link);
  }, href);
}

/** Holds back every answer for a path until it is let go. */
export async function holdBack(page: Page, path: string): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      await released;
      await route.continue().catch(() => undefined);
    },
  );
  return letGo;
}

/** Changes the html of a path on its way. */
export async function changeHtml(page: Page, path: string, change: (html: string) => string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    },
  );
}

export function pathOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

export function headingOf(page: Page): Promise<string | null> {
  return page.locator('main h1').textContent();
}

export function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

export async function scrollToY(page: Page, y: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), y);
}

/** Takes the network from the visitor, after what a page loads ahead for that case has come. */
export async function goOffline({ page, requests }: Pick<OpenedPage, 'page' | 'requests'>): Promise<void> {
  await failuresLoaded({ page, requests });
  await page.context().setOffline(true);
}

/** Resolves when the script of the error page has come, which a page asks for when it is idle. */
export async function failuresLoaded({
  page,
  requests,
}: Pick<OpenedPage, 'page' | 'requests'>): Promise<void> {
  await expect.poll(() => requests.some((url) => /show-failure/.test(url))).toBe(true);
  await page.waitForLoadState('networkidle');
}
