import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { readSite } from '../../tools/quality/read-site.ts';
import { openSite } from '../support/browser.ts';
import { samplePages } from '../support/sample-pages.ts';

/** In CSS pixels: read in the sun, at arm's length. */
const least = 15;

/** Pages with tables, buttons in a row, cards beside pictures, covers and galleries. */
const narrow = [
  '/about/team/',
  '/accessibility/',
  '/experiences/dining/',
  '/experiences/working-here/',
  '/location/the-oyster-shed/',
  '/news/c/announcements/',
  '/news/c/art/',
  '/news/p/posters-you-print-yourself/',
  '/news/p/visits-2025/',
  '/revitalization/',
  '/style-guide/',
];

describe('the text', () => {
  const site = openSite({ prefetches: false });

  it(`is ${least} px at least on pages of every kind at 390 and 1440 px, and breaks no word that has room on a line of its own with letters of twice the size`, async () => {
    const { pages } = await readSite(inject('demoSite'));
    const { page } = await site.open();
    const kinds = samplePages(pages).map(({ path }) => path);
    const small: unknown[] = [];
    const broken: string[] = [];
    let texts = 0;
    const paths = new Set([...kinds, ...narrow]);
    for (const path of paths) {
      await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
      for (const width of kinds.includes(path) ? [1440, 390] : [390]) {
        await page.setViewportSize({ width, height: 844 });
        for (const { text, size } of await readTexts(page)) {
          texts += 1;
          if (size < least) small.push(`${path} at ${width} px: ${size} px "${text}"`);
        }
      }
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      for (const word of await page.locator('body').evaluate(brokenWords)) broken.push(`${path}: ${word}`);
    }
    expect(texts).toBeGreaterThan(2000);
    expect(small).toEqual([]);
    expect(paths.size).toBeGreaterThan(25);
    expect(broken).toEqual([]);
  });
});

describe('letters of twice the size', () => {
  const site = openSite({ prefetches: false });

  it('break no name of a fact at 390 and 820 px', async () => {
    const { page } = await site.open();
    const { pages } = await readSite(inject('demoSite'));
    const path = pages.find(({ path }) => /^\/event\/[^/]+\/$/.test(path))?.path ?? '';
    await page.goto(site.origin + path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await page.locator('main dt').count()).toBeGreaterThan(1);
    for (const width of [390, 820]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.locator('main dt').evaluateAll(wordsOnTwoLines), `${width} px`).toEqual([]);
    }
  });

  it('have the way from the home page on one line at 320, 390 and 1440 px', async () => {
    const { page } = await site.open();
    for (const path of ['/visit/', '/experiences/art/']) {
      await page.goto(site.origin + path);
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        const bottoms = await page
          .locator('nav[aria-label="Breadcrumbs"] li')
          .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().bottom)));
        expect(bottoms.length, path).toBeGreaterThan(1);
        expect(Math.max(...bottoms) - Math.min(...bottoms), `${path} at ${width} px`).toBeLessThan(10);
      }
    }
  });
});

/** The words that are broken over two lines. Runs in the page. */
function wordsOnTwoLines(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => {
    const text = element.firstChild;
    if (!(text instanceof Text)) return [];
    return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });
}

/** Words on two lines that would fit on one of 300 px, but not those of addresses. Runs in the page. */
function brokenWords(body: Element): string[] {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.offsetWidth < 2) continue;
    if (parent.closest('script, style, noscript, .visually-hidden, svg') !== null) continue;
    const text = (node.textContent ?? '').replace(/\S*(:\/\/|@)\S*/g, (address) =>
      ' '.repeat(address.length),
    );
    for (const { 0: word, index } of text.matchAll(/[^\s/–—·-]+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
      const width = parts.reduce((sum, part) => sum + part.width, 0);
      // A drop cap is beside the rest of its word.
      const first = parts[0];
      if (first && parts.some(({ top }) => top > first.top + 0.6 * first.height) && width < 300)
        broken.push(word);
    }
  }
  return broken;
}

/** Every visible text with its size as shown: the text of a drawing is scaled with it. */
function readTexts(page: Page): Promise<{ readonly text: string; readonly size: number }[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { text: string; size: number }[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || parent?.checkVisibility({ visibilityProperty: true }) !== true) continue;
      if (parent.closest('script, style, noscript, .visually-hidden, sub, sup') !== null) continue;
      const drawn = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * drawn;
      found.push({ text: text.slice(0, 40), size: Math.round(size * 100) / 100 });
    }
    return found;
  });
}
