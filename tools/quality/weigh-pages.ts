import type { Page, Response } from 'playwright-core';
import type { Finding } from './finding.ts';
import { openPage, phone, type Visitor } from './open-page.ts';
import type { SitePage } from './read-site.ts';

/** Bytes as they travel to a phone that comes for the first time, before it scrolls; texts compressed by brotli. */
export interface PageWeight {
  readonly page: string;
  readonly kind: string;
  readonly html: number;
  /** The stylesheets that the page names. */
  readonly css: number;
  /** The runtime. */
  readonly script: number;
  /** The script that says "Now" and "Today", on pages with events. */
  readonly clock: number;
  readonly fonts: number;
  /** Scripts and styles that come besides: the popup, and islands that are due without scrolling. */
  readonly chunks: number;
  /** All loaded pictures, including those just below the fold. */
  readonly pictures: number;
  /** Those of them that are seen. */
  readonly picturesInView: number;
  readonly layoutShift: number;
}

/**
 * Bytes, and 0 for what may not move. `page` is html, stylesheet, runtime, clock and fonts together; `chunks` is
 * what React and the largest library weigh; the pictures are those in view.
 */
export const budgets = {
  page: 120_000,
  css: 17_000,
  script: 7_000,
  clock: 4_500,
  chunks: 120_000,
  pictures: 250_000,
  layoutShift: 0,
} as const;

/** Weighs each page, and finds what is over its budget. */
export async function weighPages(
  pages: readonly SitePage[],
  visitor: Visitor,
): Promise<{ readonly weights: readonly PageWeight[]; readonly findings: readonly Finding[] }> {
  const weights: PageWeight[] = [];
  for (const page of pages) weights.push(await weigh(page, visitor));
  return { weights, findings: weights.flatMap(findExcess) };
}

async function weigh({ path, kind, html }: SitePage, visitor: Visitor): Promise<PageWeight> {
  const responses: Response[] = [];
  const page = await openPage(visitor, path, {
    viewport: phone,
    deviceScaleFactor: 2,
    isMobile: true,
    // A first visit has the popup on it.
    keepsPopup: true,
    prepare: async (opened) => {
      opened.on('response', (response) => responses.push(response));
      await opened.addInitScript(recordShifts);
    },
  });
  try {
    await page.waitForLoadState('networkidle');
    if (html.includes('data-popup="')) await page.locator('dialog[open]').waitFor();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('dialog img')].every(({ complete }) => complete),
    );
    const sent = await Promise.all(responses.map(sizeOf));
    const seen = new Set(await picturesInView(page));
    // The runtime names the others, not an element of the page.
    const isNamed = ({ url }: Sent) => new RegExp(`(href|src)="${new URL(url).pathname}"`).test(html);
    const isClock = ({ url }: Sent) => new URL(url).pathname.startsWith('/_assets/clock-');
    const sum = (fits: (item: Sent) => boolean) =>
      sent.filter(fits).reduce((total, { bytes }) => total + bytes, 0);
    return {
      page: path,
      kind,
      html: sum(({ type }) => type === 'document'),
      css: sum((item) => item.type === 'stylesheet' && isNamed(item)),
      script: sum((item) => item.type === 'script' && isNamed(item) && !isClock(item)),
      clock: sum((item) => item.type === 'script' && isNamed(item) && isClock(item)),
      fonts: sum(({ type }) => type === 'font'),
      chunks: sum((item) => /^(stylesheet|script)$/.test(item.type) && !isNamed(item)),
      pictures: sum(({ type }) => type === 'image'),
      picturesInView: sum(({ url }) => seen.has(url)),
      layoutShift: await page.evaluate(() => window.layoutShift ?? 0),
    };
  } finally {
    await page.context().close();
  }
}

interface Sent {
  readonly url: string;
  readonly type: string;
  readonly bytes: number;
}

/** The document is that of the page itself: others are fetched ahead of a visit, by script. */
async function sizeOf(response: Response): Promise<Sent> {
  const request = response.request();
  const { responseBodySize } = await request.sizes();
  return { url: response.url(), type: request.resourceType(), bytes: responseBodySize };
}

function picturesInView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, left, width, height } = image.getBoundingClientRect();
        return width > 0 && height > 0 && top < window.innerHeight && left < window.innerWidth;
      })
      .map((image) => image.currentSrc),
  );
}

declare global {
  interface Window {
    layoutShift?: number;
  }
}

/** Adds up what moves, from the first frame on. */
function recordShifts(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number') {
        window.layoutShift = (window.layoutShift ?? 0) + entry.value;
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function findExcess(weight: PageWeight): Finding[] {
  const { page, html, css, script, clock, fonts, chunks, picturesInView: pictures, layoutShift } = weight;
  const excess = (rule: string, value: number, budget: number, hint: string): Finding[] =>
    value <= budget
      ? []
      : [{ check: 'weight', page, rule, element: '', message: `${value}, budget ${budget}`, hint }];
  return [
    ...excess('page', html + css + script + clock + fonts, budgets.page, 'show less on one page'),
    ...excess('runtime', script, budgets.script, 'take out what an island or a later chunk can do'),
    ...excess('clock', clock, budgets.clock, 'say it in html, or in an island'),
    ...excess('chunks', chunks, budgets.chunks, 'let an island wait until it is touched'),
    ...excess('stylesheet', css, budgets.css, 'find rules that two components share, or that nobody needs'),
    ...excess('pictures in view', pictures, budgets.pictures, 'say the true size of the picture in `sizes`'),
    ...excess('layout shift', layoutShift, budgets.layoutShift, 'keep the place of what comes late'),
  ];
}
