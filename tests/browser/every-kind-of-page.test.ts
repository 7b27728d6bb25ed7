import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { layoutViews } from '../../tools/quality/check-layout.ts';
import { findCutOff } from '../../tools/quality/find-cut-off.ts';
import { desk, phone } from '../../tools/quality/open-page.ts';
import { readSite } from '../../tools/quality/read-site.ts';
import { runAxe } from '../../tools/quality/run-axe.ts';
import { openSite } from '../support/browser.ts';
import { isDeep } from '../support/depth.ts';
import { isAlive } from '../support/is-alive.ts';
import { readShifts, recordShifts } from '../support/record-shifts.ts';
import { samplePages } from '../support/sample-pages.ts';
import * as questions from './support/page-questions.ts';

/** In CSS pixels: read in the sun, at arm's length. */
const leastText = 15;
/** As wide as a sheet of A4. */
const sheet = { width: 794, height: 1123 };
const heights: Readonly<Record<number, number>> = { 390: phone.height, 820: 1180, 1440: desk.height };

/** Further pages with tables, buttons in a row, cards beside pictures, covers and galleries. */
const narrow = [
  '/about/team/',
  '/accessibility/',
  '/event/lantern-parade-2026/',
  '/experiences/working-here/',
  '/location/the-oyster-shed/',
  '/news/c/announcements/',
  '/news/c/art/',
  '/news/p/posters-you-print-yourself/',
  '/news/p/visits-2025/',
];
const cardLists = ['/art/', '/event/', '/experiences/', '/location/', '/news/'];

/** Asked of the pages while one tab goes through them, with the least number of things that are looked at. */
const asked = {
  layout: [
    'fits screens from 320 to 1440 px, and letters of twice the size: nothing sticks out or is cut',
    80,
  ],
  shifts: ['moves nothing when its fonts, pictures and scripts come late, on 390 or 1440 px', 17],
  text: [`has text of ${leastText} px at least on 390 and 1440 px`, 2000],
  words: [
    'breaks no word that has room on a line, nor the name of a fact, in letters of twice the size',
    2000,
  ],
  way: ['has the way from the home page on one line on 320, 390 and 1440 px', 20],
  cards: ['has cards that can be pressed anywhere on 390 or 1440 px', 35],
  sizes: ['has pictures as large as they say, on 390 and 1440 px', 100],
  focus: ['shows the focal point of its opening picture, free of words, on 390, 820 and 1440 px', 13],
  print: ['has nothing on paper that can only be pressed, and is dark on light there', 500],
  axe: ['has nothing for axe to find, on 390 px in light or 1440 px in dark', 17],
  islands: ['brings its islands to life without a complaint (faults 118)', 17],
} as const;
type Question = keyof typeof asked;

describe('a page of every kind', () => {
  const site = openSite({ prefetches: false });
  let walk: ReturnType<typeof walkThroughSite> | undefined;

  /** Opens each page once and asks it everything. Resolves to what was seen, and what is wrong, by the question. */
  async function walkThroughSite() {
    const { pages } = await readSite(inject('demoSite'));
    expect(pages.length).toBeGreaterThan(150);
    const kinds = samplePages(pages).map(({ path }) => path);
    const heroes = pages.filter(({ html }) => /<h1[^>]*class="HeroBanner/.test(html)).map(({ path }) => path);
    const { page, errors } = await site.open();
    await page.addInitScript(recordShifts);
    const seen = new Map<string, number>();
    const faults = new Map<string, string[]>();
    const islands = new Set<string>();

    for (const path of new Set([...kinds, ...narrow, ...heroes])) {
      let view = '';
      const note = (question: Question, answer: questions.Answer) => {
        seen.set(question, (seen.get(question) ?? 0) + answer.seen);
        const found = answer.faults.map((fault) => `${path}, ${view}: ${fault}`);
        faults.set(question, [...(faults.get(question) ?? []), ...found]);
      };
      const look = async (width: number, textSize: string) => {
        view = `${width} px, letters of ${textSize}`;
        await page.setViewportSize({ width, height: heights[width] ?? 800 });
        await page.evaluate(
          (size) => document.documentElement.style.setProperty('font-size', size),
          textSize,
        );
      };
      const isKind = kinds.includes(path);
      const isHero = heroes.includes(path);
      const isOdd = kinds.indexOf(path) % 2 === 1;

      const before = errors.length;
      await page.emulateMedia({ media: 'screen', colorScheme: 'light', reducedMotion: 'no-preference' });
      await page.setViewportSize({ width: isOdd ? 1440 : 390, height: phone.height });
      view = 'with late fonts, pictures and scripts';
      if (isKind) note('shifts', { seen: 1, faults: await openLate(page, site.origin, path) });
      else await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const { width, textSize } of layoutViews) {
        const isMain = width === 390 || (width === 1440 && (isKind || isHero));
        if (
          textSize === '100%' &&
          !isMain &&
          !(isDeep || (width === 320 && isKind) || (width === 820 && isHero))
        )
          continue;
        await look(width, textSize);
        if (isKind) note('layout', { seen: 1, faults: await findCutOff(page) });
        if (textSize === '200%') {
          note('words', await page.evaluate(questions.findBrokenWords, 'body'));
          continue;
        }
        if (isHero && width >= 390) note('focus', await page.evaluate(questions.findLostFocus));
        if (isMain || width === 320) note('way', await page.evaluate(questions.findFoldedWay));
        if (!isMain) continue;
        note('text', await page.evaluate(questions.findSmallText, leastText));
        if (path !== '/style-guide/') note('sizes', await page.evaluate(questions.findWrongSizes));
      }
      if (path.startsWith('/event/')) {
        await look(820, '200%');
        note('words', await page.evaluate(questions.findBrokenWords, 'main dt'));
      }
      // The cards of the lists are alike, and so is the frame of all pages: each at one of the widths, in the deep run at both.
      for (const width of [390, 1440].filter((width) => isKind && (isDeep || isOdd === (width === 1440)))) {
        await look(width, '100%');
        if (cardLists.includes(path)) note('cards', await page.evaluate(questions.findDeadCards));
        await page.emulateMedia({ colorScheme: width === 390 ? 'light' : 'dark' });
        const found = await runAxe(page, { path, name: view });
        note('axe', {
          seen: 1,
          faults: found.map(({ rule, element, message }) => `${rule} ${element} ${message}`),
        });
      }
      if (!isKind) continue;
      view = 'on paper';
      await page.setViewportSize(sheet);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      note('print', await page.evaluate(questions.findPrintFaults));

      await page.emulateMedia({ media: 'screen', colorScheme: 'light', reducedMotion: 'no-preference' });
      await look(isDeep ? 1440 : 390, '100%');
      for (const name of await bringToLife(page)) islands.add(name);
      note('islands', { seen: 1, faults: errors.slice(before) });
    }
    expect([...islands].sort()).toEqual([
      'click-to-load',
      'gallery',
      'pier-map',
      'place-filter',
      'slideshow',
    ]);
    return { seen, faults };
  }

  const cases = Object.entries(asked).map(([question, [title, least]]) => [title, question, least] as const);
  it.each(cases)('%s', async (_, question, least) => {
    walk ??= walkThroughSite();
    const { seen, faults } = await walk;
    expect(faults.get(question)).toEqual([]);
    expect(seen.get(question)).toBeGreaterThanOrEqual(least);
  });

  it('tells on paper when an event is and where, with hours and address of the pier below, and unfolds a list', async () => {
    const { page } = await site.open({ viewport: sheet });
    await page.emulateMedia({ media: 'print' });
    await page.goto(`${site.origin}/event/lantern-parade-2026/`, { waitUntil: 'domcontentloaded' });
    expect(await page.getByText('Saturday, October 3, 2026').first().isVisible()).toBe(true);
    const links = page.getByRole('link', { name: 'Google Calendar', includeHidden: true });
    expect([await links.count(), await links.isVisible()]).toEqual([1, false]);
    for (const text of ['7 am to 10 pm', '1 Pier Road, Port Ellery'])
      expect(await page.locator('footer').getByText(text).isVisible(), text).toBe(true);
    await page.goto(`${site.origin}/event/`, { waitUntil: 'domcontentloaded' });
    const folded = page.locator('main details:not([open]) a');
    expect(await folded.count()).toBeGreaterThan(0);
    expect(await folded.first().isVisible()).toBe(true);
    await page.goto(`${site.origin}/today/`, { waitUntil: 'load' });
    const marks = page.locator('[data-part=near]:not(:empty)');
    await expect.poll(() => marks.allTextContents()).toEqual(['Today', 'Tomorrow']);
    expect(await marks.filter({ visible: true }).count()).toBe(0);
  });
});

/** Brings the islands of a page to life, and lets them have their turn. Resolves to their names. */
async function bringToLife(page: Page): Promise<readonly string[]> {
  const islands = await page.locator('[data-island]').all();
  const names = await Promise.all(islands.map((island) => island.getAttribute('data-island')));
  for (const island of islands) {
    await island.scrollIntoViewIfNeeded();
    await island.dispatchEvent('pointerenter');
    await expect.poll(() => island.evaluate(isAlive), { message: page.url() }).toBe(true);
  }
  for (const map of await page.locator('[data-island="pier-map"]').all()) {
    await map.getByRole('button', { name: 'Large map' }).click();
    await map.locator('dialog .leaflet-marker-icon').first().waitFor();
    await page.keyboard.press('Escape');
  }
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })));
  return names.map(String);
}

/** Opens a page whose fonts, pictures and scripts come after it was painted; that of the clock holds back the painting. Resolves to what has moved then. */
async function openLate(page: Page, origin: string, path: string): Promise<readonly string[]> {
  // A font may be asked for while the page before is still there.
  const isPainted = (wanted: string) =>
    location.pathname === wanted && performance.getEntriesByName('first-paint').length > 0;
  let painted: Promise<unknown> | undefined;
  await page.route(/\.woff2$|\/media\/|\/_assets\/(?!clock-).*\.js$/, async (route) => {
    painted ??= page.waitForFunction(isPainted, path);
    await painted;
    await route.continue();
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const shifts = await readShifts(page);
  // What is asked for last is answered before the page is left.
  await page.unrouteAll({ behavior: 'wait' });
  return shifts;
}
