import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { demoNow } from '../../../../demo/clock.ts';
import { createDemoCms } from '../../../../demo/demo-cms.ts';
import type { SavedCrawl } from '../../../../generator/content/saved/saved-crawl.ts';
import { depth } from '../../../support/depth.ts';
import { applyEdit, editSequences, smallStore } from '../../../support/random-edits.ts';
import { contentText, crawlDemo } from '../../crawl-demo.ts';

const plugins = { seo: true, boardwalk: true };

it('a crawl by the plugin equals one that remembers nothing and does without it, after any edits', async () => {
  await fc.assert(
    fc.asyncProperty(editSequences, async (edits) => {
      const store = smallStore({ posts: 6 });
      const [cms, bare] = [await createDemoCms({ store, plugins }), await createDemoCms({ store })];
      let now = demoNow;
      let saved: SavedCrawl | undefined;
      try {
        for (const edit of [undefined, ...edits]) {
          if (edit !== undefined) now = applyEdit(store, edit, now);
          const fetchedAt = '2026-06-20T14:00:00Z';
          const crawled = await crawlDemo(cms.url, { now, fetchedAt, saved });
          saved = crawled.saved;
          const clean = await crawlDemo(bare.url, { now, fetchedAt });
          // The plugin alone knows former addresses.
          const { formerAddresses, ...content } = crawled.content;
          expect(contentText(content)).toBe(contentText(clean.content));
          expect(crawled.skipped).toEqual(clean.skipped);
          const again = await crawlDemo(cms.url, { now, fetchedAt, saved });
          expect(again.operations).toEqual(['BoardwalkState']);
        }
      } finally {
        await cms.close();
        await bare.close();
      }
    }),
    { numRuns: 8 * depth.editedCrawls, seed: 15, endOnFailure: true },
  );
}, 600_000);
