import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { readSite } from '../../tools/quality/read-site.ts';
import { openSite } from '../support/browser.ts';
import { sampleOf } from '../support/depth.ts';

const guide = '/style-guide/';
const widths = [390, 820];

describe('a run of prose', () => {
  const site = openSite({ prefetches: false });

  it('has the rhythm of blocks at 390 and 820 px', async () => {
    const { page } = await site.open();
    const { pages } = await readSite(inject('demoSite'));
    const texts = pages.map(({ path }) => path).filter((path) => /^\/(about|news\/p)\//.test(path));
    const all: Gap[] = [];
    for (const path of [guide, ...sampleOf(texts, 12)]) {
      await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        all.push(...(await readGaps(page)));
      }
    }
    for (const width of widths)
      for (const kind of ['text, text', 'text, structure', 'structure, text']) {
        const gaps = all.filter((gap) => gap.kind === kind && gap.width === width);
        expect(new Set(gaps.map(({ isInRun }) => isInRun)), kind).toEqual(new Set([true, false]));
        const [usual] = gaps;
        expect(gaps.filter(({ size }) => Math.abs(size - (usual?.size ?? 0)) > 1)).toEqual([]);
      }
  });

  it('begins beside its heading on a wide view as a picture or another block does', async () => {
    const { page } = await site.open({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${site.origin}/about/history/`);
    const margins = await page
      .locator('main h2 + .run > :first-child')
      .evaluateAll((texts) => texts.map((text) => Number.parseFloat(getComputedStyle(text).marginTop)));
    expect(margins.length).toBeGreaterThan(1);
    expect(Math.min(...margins)).toBeGreaterThan(8);
  });

  it('lets a wide table scroll by itself, with the keyboard too, and nothing else', async () => {
    const { page } = await site.open({ viewport: { width: 390, height: 844 } });
    await page.goto(site.origin + guide);
    const boxes = page.locator('main .run > [tabindex="0"]:has(> table)');
    const wide = boxes.filter({ hasText: 'January' });
    await wide.focus();
    const left = () => wide.evaluate(({ scrollLeft }) => scrollLeft);
    expect(await left()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(left).toBeGreaterThan(0);
    expect(
      await page.locator('main .run table[tabindex], main .run table:not([tabindex="0"] > *, td *)').count(),
    ).toBe(0);
    const scrolling = await page
      .locator('main .run, main .run > :not([tabindex])')
      .evaluateAll((elements) =>
        elements
          .filter((element) => getComputedStyle(element).overflowX === 'auto')
          .map(({ tagName }) => tagName),
      );
    expect(scrolling).toEqual([]);
  });
});

describe('a list of an editor', () => {
  const site = openSite({ prefetches: false });

  it('has coloured markers beside its words, items that stand apart, and the marker and the ground that its editor chose', async () => {
    const { page } = await site.open({ viewport: { width: 390, height: 844 } });
    await page.goto(site.origin + guide);
    const coat = page.locator('main li', { hasText: 'Bring a coat.' }).first();
    const inner = page.locator('main li li', { hasText: 'who likes wind' });
    const looks = await Promise.all([coat, inner].map(lookOf));
    for (const look of looks) expect(look).toMatchObject({ listStyle: 'disc', weight: '600', indent: '1.4' });
    expect(looks[0]?.marker).not.toBe(looks[0]?.ink);
    const second = await page
      .locator('main li', { hasText: 'Bring a friend' })
      .first()
      .evaluate((item) => getComputedStyle(item).marginTop);
    expect(Number.parseFloat(second)).toBeGreaterThan(4);
    const [checked, filled, roman] = await Promise.all(
      ['.is-style-checkmark-list > li', 'ul.has-background > li', 'ol ol > li'].map((selector) =>
        lookOf(page.locator(`main ${selector}`).first()),
      ),
    );
    expect(checked?.listStyle).toContain('✓');
    expect(filled?.marker).toBe(filled?.ink);
    expect(filled?.padding).toBeGreaterThan(10);
    expect(roman?.listStyle).toBe('lower-roman');
  });
});

interface Gap {
  readonly width: number;
  readonly kind: string;
  readonly isInRun: boolean;
  readonly size: number;
  readonly where: string;
}

/** The distances between neighbours of a text: in a run, or one of them a block of its own. */
function readGaps(page: Page): Promise<readonly Gap[]> {
  return page.evaluate(() => {
    const kindOf = (element: Element) => {
      if (element.matches('p, ul, ol') && !element.matches('[class*="wp-block"]')) return 'text';
      return element.matches('figure, details, hr, dl, [class*="wp-block"]') ? 'structure' : '';
    };
    const flows = new Set(
      [...document.querySelectorAll('main .run')].map(({ parentElement }) => parentElement),
    );
    return [...flows].flatMap((flow) => {
      if (flow === null || getComputedStyle(flow).display !== 'grid' || flow.matches('blockquote')) return [];
      const parts = [...flow.children].flatMap((child) =>
        child.matches('.run') ? [...child.children] : [child],
      );
      return parts.slice(1).flatMap((part, index) => {
        const before = parts[index];
        if (before === undefined || kindOf(before) === '' || kindOf(part) === '') return [];
        return [
          {
            width: innerWidth,
            kind: `${kindOf(before)}, ${kindOf(part)}`,
            isInRun:
              before.parentElement === part.parentElement && part.parentElement?.matches('.run') === true,
            size: part.getBoundingClientRect().top - before.getBoundingClientRect().bottom,
            where: `${location.pathname}: ${part.textContent.slice(0, 40)}`,
          },
        ];
      });
    });
  });
}

function lookOf(item: ReturnType<Page['locator']>) {
  return item.evaluate((element) => {
    const list = element.parentElement ?? element;
    const { listStyleType, color } = getComputedStyle(element);
    const marker = getComputedStyle(element, '::marker');
    const { paddingInlineStart, paddingTop, fontSize } = getComputedStyle(list);
    return {
      listStyle: listStyleType,
      ink: color,
      marker: marker.color,
      weight: marker.fontWeight,
      indent: (Number.parseFloat(paddingInlineStart) / Number.parseFloat(fontSize)).toFixed(1),
      padding: Number.parseFloat(paddingTop),
    };
  });
}
