import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { openSite } from '../support/browser.ts';
import { findCutOff } from '../support/cut-off.ts';
import { listFiles } from '../support/list-files.ts';

describe('the layout', () => {
  const site = openSite();

  it('fits every page into screens from 320 to 1440 px and with letters of twice the size: nothing sticks out or is cut at a side', async () => {
    const paths = [...(await pathsOf(inject('demoSite')))];
    expect(paths.length).toBeGreaterThan(150);
    const found: string[] = [];
    // Two at once take the pages from one list.
    const look = async () => {
      const { page } = await site.open({ reducedMotion: 'reduce' });
      await page.addInitScript(saveData);
      for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
        await page.goto(site.origin + encodeURI(path), { waitUntil: 'domcontentloaded' });
        found.push(...(await sweep(page)).map((fault) => `${path} ${fault}`));
      }
    };
    await Promise.all([look(), look()]);
    expect(found).toEqual([]);
  }, 600_000);

  for (const width of [390, 1440]) {
    it(`lets every card be pressed anywhere on ${width} px`, async () => {
      const { page } = await site.open({ viewport: { width, height: 800 } });
      for (const path of ['/experiences/', '/event/', '/news/', '/art/', '/location/']) {
        await page.goto(site.origin + path);
        const links = await page.locator('main article, main li[data-place]').evaluateAll(linksUnder);
        expect(links.length, path).toBeGreaterThan(6);
        expect(links.flat(), path).not.toContain(null);
      }
    });
  }
});

/** Every page of a built site, the error page among them. */
async function pathsOf(folder: string): Promise<readonly string[]> {
  const files = (await listFiles(folder)).filter((file) => /(^|\/)(index|404)\.html$/.test(file));
  return files.map((file) => `/${file}`.replace(/index\.html$/, ''));
}

const views = [
  { width: 320, textSize: '100%' },
  { width: 360, textSize: '100%' },
  { width: 390, textSize: '100%' },
  { width: 390, textSize: '200%' },
  { width: 820, textSize: '100%' },
  { width: 1440, textSize: '100%' },
];

/** The faults of an open page in each view. The dark scheme moves nothing: tests/templates/css-modules.test.ts. */
async function sweep(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { width, textSize } of views) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), textSize);
    found.push(...(await findCutOff(page)).map((fault) => `${width} px, ${textSize}: ${fault}`));
  }
  return found;
}

/** Else every page would fetch those that it leads to. */
function saveData(): void {
  const connection = Object.assign(new EventTarget(), { saveData: true });
  Object.defineProperty(navigator, 'connection', { value: connection });
}

/** The links near the corners and at the sides of each card; null where there is none. Runs in the page. */
function linksUnder(cards: readonly Element[]): (string | null)[][] {
  const places = [0.1, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => ({ x, y })));
  return cards.map((card) => {
    card.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = card.getBoundingClientRect();
    return places.map(({ x, y }) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      return hit?.closest('a')?.getAttribute('href') ?? null;
    });
  });
}
