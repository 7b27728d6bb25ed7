import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paragraph } from '../../demo/blocks/text.ts';
import { addEntry, addRevision } from '../../demo/edits.ts';
import { openPreviewedSite, type PreviewedSite, sign } from '../site/preview/support.ts';
import { openTab } from '../support/browser.ts';
import { isDeep } from '../support/depth.ts';
import { findAxeFaults } from '../support/find-axe-faults.ts';

/** Where pictures are put for somebody who wants to look at them; nowhere by default. */
const pictures = process.env.BOARDWALK_PICTURES;

const widths = [390, 1440];

describe('a preview', () => {
  let site: PreviewedSite;
  let tokens: Readonly<Record<'edited' | 'refused' | 'expired', string>>;
  beforeAll(async () => {
    site = await openPreviewedSite();
    const event = site.store.entries.find(({ kind, status }) => kind === 'event' && status === 'publish');
    if (event?.kind !== 'event') throw new Error('The demo has no event');
    const link = paragraph('<a href="/no-such-page/">nowhere</a>');
    const revision = addRevision(site.store, event.id, { title: 'Gala of tomorrow', blocks: [link] });
    const { id: _, ...copy } = event;
    const second = addEntry(site.store, {
      ...copy,
      title: `The second ${'of its long name '.repeat(6)}`,
      status: 'draft',
    });
    tokens = {
      edited: sign({ kind: 'event', entry: event.id, revision }),
      refused: sign({ kind: 'event', entry: second }),
      expired: sign({ kind: 'event', entry: event.id, until: 1 }),
    };
  });
  afterAll(() => site.close());

  it.each(['edited', 'refused', 'expired'] as const)(
    '%s, has nothing that axe would fix, and no scroll sideways, on a phone and a desk, light and dark',
    async (name) => {
      const { page } = await openTab({ reducedMotion: 'reduce' });
      await page.goto(`${site.url}/?token=${tokens[name]}`);
      await page.locator(name === 'expired' ? '.boardwalk-preview-message' : '.boardwalk-preview').waitFor();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        if (pictures !== undefined)
          await page.screenshot({ path: `${pictures}/preview-${name}-${width}.png` });
        // A desk has the same elements: its colours are those of the phone.
        if (width === 390 || isDeep) expect(await findAxeFaults(page), `${width} px`).toEqual([]);
        const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
        expect(await page.evaluate<number>(overflow), `${width} px`).toBeLessThanOrEqual(0);
      }
    },
  );
});
