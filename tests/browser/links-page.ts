import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { OpenedPage, SiteInBrowser } from '../support/browser.ts';

export interface LinksPage extends OpenedPage {
  /** Path and query of what the page has fetched so far, in order. */
  readonly fetched: readonly string[];
  /** Resolves when the browser has been idle and has told which links are in view. */
  readonly settle: () => Promise<void>;
}

/** The address under which the links are shown. */
export const linksPath = '/terms/';

/**
 * Opens a page of the site, with its own head and runtime, whose whole body is the given html inside `main`. `prepare` is
 * called before it is opened.
 */
export async function openLinks(
  site: SiteInBrowser,
  links: string,
  {
    prepare = async () => {},
    ...options
  }: BrowserContextOptions & { prepare?: (page: Page) => Promise<unknown> } = {},
): Promise<LinksPage> {
  const opened = await site.open({ reducedMotion: 'reduce', ...options });
  const { page } = opened;
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.resourceType() === 'fetch' && !pathname.startsWith('/_boardwalk/'))
      fetched.push(pathname + search);
  });
  await page.route(
    ({ pathname }) => pathname === linksPath,
    async (route) => {
      const html = await (await route.fetch()).text();
      await route.fulfill({
        contentType: 'text/html',
        body: withBody(html, `<main><h1>Links</h1>${links}</main>`),
      });
    },
  );
  await prepare(page);
  await page.goto(site.origin + linksPath);
  return { ...opened, fetched, settle: () => settle(page) };
}

function withBody(html: string, body: string): string {
  return html.replace(/<body.*<\/body>/s, () => `<body>${body}</body>`);
}

/** Whoever asked for an idle moment before has had it when ours comes. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await settleView(page);
}

/** Older observers of the view have been told when a new one is. */
export async function settleView(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.documentElement)),
  );
}

/** Holds back what the page fetches from the site until it is let go or cut off, path by path. */
export function holdAnswers() {
  const held = new Map<string, Route>();
  const find = async (path: string): Promise<Route> => {
    await expect.poll(() => held.has(path)).toBe(true);
    const route = held.get(path);
    if (route === undefined) throw new Error(`${path} is not held`);
    return route;
  };
  return {
    hold: (page: Page): Promise<unknown> =>
      page.route('**/*', async (route) => {
        const { pathname } = new URL(route.request().url());
        if (route.request().resourceType() !== 'fetch' || pathname.startsWith('/_boardwalk/'))
          return route.fallback();
        held.set(pathname, route);
      }),
    letGo: async (...paths: readonly string[]): Promise<void> => {
      for (const path of paths) await (await find(path)).fallback();
    },
    cutOff: async (path: string): Promise<void> => (await find(path)).abort(),
  };
}
