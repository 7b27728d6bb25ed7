import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';
import { sampleOf } from '../support/depth.ts';

describe.each(sampleOf(['light', 'dark'] as const, 1))('a page in forced colours, %s', (colorScheme) => {
  const site = openSite({ prefetches: false });

  const open = async (path: string, width = 1280): Promise<Page> => {
    const { page } = await site.open({
      colorScheme,
      forcedColors: 'active',
      viewport: { width, height: 800 },
    });
    await page.goto(site.origin + path);
    return page;
  };

  it('shows the chosen view of the events, the chosen kind of places and the category that one is in on a ground of their own', async () => {
    const page = await open('/event/');
    for (const [path, selector] of [
      ['/event/', 'input[name="view"]:checked + span'],
      ['/location/', 'input[name="kind"]:checked + span'],
      ['/news/c/art/', 'main nav [aria-current="true"]'],
    ] as const) {
      await page.goto(site.origin + path);
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const grounds = await page
        .locator(selector)
        .evaluateAll((choices) => choices.map((choice) => getComputedStyle(choice).backgroundColor));
      expect(grounds, path).toHaveLength(1);
      expect(grounds, path).not.toContain(ground);
    }
  });

  it('shows by a filled mark that a place is open, frames marks of days and events, and draws icons in colours of words', async () => {
    const page = await open('/today/', 390);
    const look = (selector: string, properties: readonly string[], pseudo?: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(
          (element, [names, part]) => {
            const style = getComputedStyle(element, part);
            return names.map((name) => style.getPropertyValue(name));
          },
          [properties, pseudo] as const,
        );
    const [words] = await look('h1', ['color']);
    await page.locator('main [data-state=open]').first().waitFor();
    expect(await look('main [data-state=open]', ['background-color'], '::before')).toEqual([words]);
    for (const mark of ['[data-part=near]:not(:empty)', '[data-state=sold-out] [data-part=mark]'])
      expect(await look(mark, ['border-top-width', 'border-top-color']), mark).toEqual(['1px', words]);
    expect(await look('footer a > .icon', ['color'])).toEqual(await look('footer a:has(> .icon)', ['color']));
  });

  it('draws every part of a chart in a colour that stands off its ground, 3 to 1', async () => {
    const page = await open('/news/p/the-year-in-charts/');
    const faint = await page.evaluate(findFaint);
    expect(faint).toEqual([]);
  });

  it('marks the days of an event on a small screen, where no words stand in them', async () => {
    const page = await open('/event/', 390);
    await page.locator('input[name="view"][value="calendar"]').check({ force: true });
    const borders = await page
      .locator('[data-calendar] td a:visible')
      .evaluateAll((bands) => bands.map((band) => getComputedStyle(band).borderTopWidth));
    expect(borders.length).toBeGreaterThan(3);
    expect(borders).not.toContain('0px');
  });
});

/** The shapes and words of charts that do not stand off the page. Runs in the page. */
function findFaint(): string[] {
  const ground = luminance(getComputedStyle(document.body).backgroundColor);
  const shapes = document.querySelectorAll(
    'main svg:is([role="img"], [aria-hidden]):not(.icon) :is(rect, circle, line, polyline, text), main svg[class*="trend"] rect',
  );
  const faint = [...shapes].flatMap((shape) => {
    const { fill, stroke } = getComputedStyle(shape);
    const colours = [fill, stroke].filter((colour) => colour !== 'none');
    const isTrack = shape.matches('[class*="track"]');
    return isTrack || colours.some((colour) => contrast(luminance(colour), ground) >= 3)
      ? []
      : [`${shape.localName}.${shape.getAttribute('class')} ${fill} ${stroke}`];
  });
  return shapes.length > 30 ? faint : [`only ${shapes.length} shapes`];

  function luminance(colour: string): number {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  function contrast(a: number, b: number): number {
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }
}
