import { mkdtemp, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms } from '../../demo/demo-cms.ts';
import type { Bundler } from '../../generator/bundle/open-bundler.ts';
import { manifestPath } from '../../generator/publish/manifest.ts';
import type { Report } from '../../generator/site/report.ts';
import { depth } from '../support/depth.ts';
import { listFiles } from '../support/list-files.ts';
import { applyEdit, editSequences, smallStore } from '../support/random-edits.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { buildOrFail, bundleOnce, openTestSite } from '../support/test-site.ts';

/** A bound for a run that hangs, not a measure: hundreds of sites are built, on whatever disk there is. */
const hangingMs = 30 * 60_000;

let bundler: Bundler;

beforeAll(async () => {
  bundler = await bundleOnce();
});

describe('a rebuild', () => {
  it.each([
    ['of a CMS', { seo: true }, { authors: true }, depth.rebuildSequences],
    [
      'of a CMS with the plugin Boardwalk',
      { seo: true, boardwalk: true },
      { authors: true, markdown: true },
      depth.rebuildSequences / 2,
    ],
  ])(
    '%s equals a clean build, byte for byte, after any edits, and can say why each file changed',
    async (_, plugins, settings, numRuns) => {
      let kept = 0;
      let unseen = 0;
      await fc.assert(
        fc.asyncProperty(editSequences, async (edits) => {
          const folder = await makeTemporaryFolder();
          const store = smallStore();
          const cms = await createDemoCms({ store, plugins });
          let now = demoNow;
          const site = await openTestSite({
            endpoint: cms.url,
            folder: path.join(folder, 'rebuilt'),
            now: () => now,
            bundler,
            settings,
            // Of a small pier, a few edits may take the last of a kind.
            allowLoss: { entries: 1000, menus: 1000 },
          });
          try {
            await buildOrFail(site);
            for (const edit of edits) {
              now = applyEdit(store, edit, now);
              const { report } = await buildOrFail(site);
              if (report.stages.routes === undefined) kept += 1;
              else
                unseen += Object.values(report.pages).reduce((sum, count) => sum + count, 0) - made(report);
              expect(report.rebuilt?.changes.filter(({ cause }) => cause.what === 'unexplained')).toEqual([]);
              const clean = await openTestSite({
                endpoint: cms.url,
                folder: await mkdtemp(path.join(folder, 'clean-')),
                now: () => now,
                bundler,
                settings,
              });
              await buildOrFail(clean);
              await expectSameFolder(site.config.outDir, clean.config.outDir);
            }
          } finally {
            await cms.close();
            await removeFolder(folder);
          }
        }),
        { numRuns, seed: 412, endOnFailure: false },
      );
      // Many an edit changes nothing that the site is made from: then no page is looked at.
      expect(kept).toBeGreaterThan(0);
      // And most others leave most pages as they are: those are not made.
      expect(unseen).toBeGreaterThan(numRuns);
    },
    hangingMs,
  );
});

/** Pages whose props were made. */
function made({ rebuilt }: Report): number {
  return rebuilt?.made ?? 0;
}

async function expectSameFolder(one: string, other: string): Promise<void> {
  const files = await listFiles(one);
  expect(files).toEqual(await listFiles(other));
  for (const file of files) {
    const [a, b] = await Promise.all([readFile(path.join(one, file)), readFile(path.join(other, file))]);
    // The moment stays where nothing else has changed: a clean build at a later one has that.
    if (file === manifestPath) expect(withoutMoment(a), file).toBe(withoutMoment(b));
    else if (!a.equals(b)) expect(a.toString(), file).toBe(b.toString());
  }
}

function withoutMoment(manifest: Buffer): string {
  return manifest.toString().replace(/^ "moment": .*\n/m, '');
}
