import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { demoNow } from '../../../demo/clock.ts';
import { createDemoCms } from '../../../demo/demo-cms.ts';
import { editEntry, findEntry } from '../../../demo/edits.ts';
import { build } from '../../../generator/build.ts';
import { saveValue } from '../../../generator/cache/one-value.ts';
import { loadHistory, recordBuild } from '../../../generator/rebuild/build-history.ts';
import { smallStore } from '../../support/random-edits.ts';
import { faultsOfReport } from '../../support/report-schema.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../../support/test-site.ts';

const built = (manifest: string) => ({
  ...{ now: demoNow, manifest },
  figures: { pages: { home: 1, event: 3 }, files: 2, bytes: 3 },
});

describe('the history of builds', () => {
  it('has the last twenty, and a site that stayed the same once', async () => {
    const file = path.join(await temporaryFolder(), 'builds.json');
    const first = [{ at: demoNow, build: '0', pages: 4, files: 2, bytes: 3 }];
    expect(recordBuild(file, built('0'))).toEqual(first);
    expect(recordBuild(file, { ...built('0'), now: '2026-12-01T00:00:00.000Z' })).toEqual(first);
    for (let number = 1; number <= 30; number += 1) recordBuild(file, built(String(number)));
    expect(loadHistory(file).map(({ build }) => build)).toEqual(
      Array.from({ length: 20 }, (_, n) => String(n + 11)),
    );
  });

  it('is empty when its file is missing, damaged or something else', async () => {
    const file = path.join(await temporaryFolder(), 'builds.json');
    expect(loadHistory(file)).toEqual([]);
    expect(recordBuild(file, built('a'))).toEqual(loadHistory(file));
    await writeFile(file, 'no history');
    expect(loadHistory(file)).toEqual([]);
    saveValue('builds', file, [{ at: 5 }]);
    expect(loadHistory(file)).toEqual([]);
  });

  it('is in the report of each build, also of one that keeps the site and of one that is refused, and apart for each output folder', async () => {
    const store = smallStore({ posts: 3 });
    const cms = await createDemoCms({ store });
    onTestFinished(cms.close);
    const folder = await temporaryFolder();
    const open = (options = {}) => openTestSite({ endpoint: cms.url, folder, ...options });

    const site = await open();
    const { report: first } = await buildOrFail(site);
    expect(first.growth).toHaveLength(1);
    expect(first.growth[0]).toMatchObject({ at: first.now, files: first.files, bytes: first.bytes });
    expect(first.heaviest.pages[0]?.bytes).toBeGreaterThan(first.heaviest.pages[9]?.bytes ?? Infinity);
    expect(first.heaviest.pictures).toHaveLength(10);
    expect(first.totalMs).toBeGreaterThan(0);
    const { report: kept } = await buildOrFail(await open());
    expect(kept).toMatchObject({ growth: first.growth, heaviest: first.heaviest });

    editEntry(store, findEntry(store, 'page', 'visit').id, { title: 'Come and see' });
    const { report: second } = await buildOrFail(await open());
    expect(second.growth).toHaveLength(2);
    expect(second.growth[0]).toEqual(first.growth[0]);

    const other = await buildOrFail(await open({ out: path.join(folder, 'other') }));
    expect(other.report.growth).toHaveLength(1);

    store.entries = [];
    const { report: refused, failure } = await build(await open());
    expect(failure?.kind).toBe('content');
    expect(refused).toMatchObject({ growth: second.growth, heaviest: { pages: [], pictures: [] } });
    for (const report of [first, kept, refused]) expect(faultsOfReport(report)).toEqual([]);
    expect(site.cacheFiles.builds).toMatch(/builds-[\w-]+\.log$/);
  });
});
