import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { DemoBlock } from '../../demo/blocks/block.ts';
import { image } from '../../demo/blocks/media.ts';
import { mediaText } from '../../demo/blocks/ordinary.ts';
import { freeform, html, paragraph } from '../../demo/blocks/text.ts';
import { addEntry, findEntry } from '../../demo/edits.ts';
import { mediaByFile } from '../../demo/media.ts';
import type { DemoStore } from '../../demo/store-types.ts';
import { openTab } from '../support/browser.ts';
import { bytesAsSent } from '../support/bytes-as-sent.ts';
import { findAxeFaults } from '../support/find-axe-faults.ts';
import { openPier } from '../support/pier-site.ts';
import { readShifts, recordShifts } from '../support/record-shifts.ts';

const files = [
  'fireworks.jpg',
  'lighthouse.jpg',
  'ice-cream.jpg',
  'craft-fair.jpg',
  'tide-clock.jpg',
  'sound-bench.jpg',
];
const address = (file: string) => mediaByFile(file).url;
const [fireworks = '', lighthouse = '', iceCream = '', craftFair = '', tideClock = '', soundBench = ''] =
  files;

/** Pictures as classic posts, tables, plugins that load late, and hands write them. */
const asHtml = [
  freeform(`<p><img src="${address(fireworks)}" alt="Fireworks"></p>
<p>Words before <img class="alignright" src="${address(lighthouse)}" width="1600" height="1067" alt="A lighthouse" /> and behind.</p>
<p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-lazy-src="${address(iceCream)}" alt="Ice cream"><noscript><img src="${address(iceCream)}" alt="Ice cream"></noscript></p>`),
  html(`<table><caption>Two pictures</caption><tbody><tr><th scope="row">Fair</th><td><img src="${address(craftFair)}" alt="A fair"></td></tr>
<tr><th scope="row">Clock</th><td><img srcset="${address(tideClock)} 1600w" alt="A clock"></td></tr></tbody></table>`),
  mediaText(soundBench, 'A bench', 'Words beside.'),
];

function prepare(store: DemoStore): void {
  const { id: _, modified: _modified, ...post } = findEntry(store, 'post', store.entries[0]?.slug ?? '');
  const add = (slug: string, blocks: readonly DemoBlock[]) =>
    addEntry(store, { ...post, slug, title: slug, imageId: null, blocks });
  add('pictures-of-html', asHtml);
  add('pictures-of-blocks', [paragraph('Words before and behind.'), ...files.map((file) => image(file))]);
}

describe('the pictures of html', () => {
  const pier = openPier({ prepare });

  const open = async (width: number) => {
    const viewport = { width, height: 844 };
    return (await openTab({ viewport, deviceScaleFactor: 2, reducedMotion: 'reduce' })).page;
  };
  const visit = async (page: Page, slug: string) => {
    await page.goto(`${pier.origin}/news/p/${slug}/`, { waitUntil: 'load' });
    for (const picture of await page.locator('main article img, main img').all())
      await picture.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  };

  it.each([390, 1440])(
    'move nothing when they come late, are all shown, and have nothing for axe to find, at %i px',
    async (width) => {
      const page = await open(width);
      await page.addInitScript(recordShifts);
      await page.route('**/media/**', async (route) => {
        await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
        await route.continue();
      });
      await visit(page, 'pictures-of-html');
      expect(await readShifts(page)).toEqual([]);
      const shown = await page
        .locator('main img')
        .evaluateAll((images) =>
          images.flatMap((element) =>
            element instanceof HTMLImageElement
              ? [[element.alt, element.naturalWidth > 1, element.hasAttribute('width')]]
              : [],
          ),
        );
      for (const alt of ['Fireworks', 'A lighthouse', 'Ice cream', 'A fair', 'A clock', 'A bench'])
        expect(
          shown.filter(([name]) => name === alt),
          alt,
        ).toEqual([[alt, true, true]]);
      if (width === 390) expect(await findAxeFaults(page)).toEqual([]);
    },
  );

  it('weigh on a phone no more than those of blocks', async () => {
    const weigh = async (slug: string) => {
      const page = await open(390);
      const sizes: Promise<number>[] = [];
      page.on('response', (response) => {
        if (files.some((file) => response.url().includes(file.replace('.jpg', ''))))
          sizes.push(bytesAsSent(response));
      });
      await visit(page, slug);
      return { count: sizes.length, bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) };
    };
    const [ofHtml, ofBlocks] = [await weigh('pictures-of-html'), await weigh('pictures-of-blocks')];
    expect(ofBlocks.count).toBe(files.length);
    expect(ofHtml.count).toBe(files.length);
    expect(ofHtml.bytes).toBeLessThanOrEqual(ofBlocks.bytes);
  });
});
