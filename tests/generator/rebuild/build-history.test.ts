import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { demoNow } from '../../../demo/clock.ts';
import { createDemoCms } from '../../../demo/demo-cms.ts';
import { editEntry, findEntry } from '../../../demo/edits.ts';
import { build } from '../../../generator/build.ts';
import { saveValue } from '../../../generator/cache/one-value.ts';
import { addBuild, loadHistory, saveHistory } from '../../../generator/rebuild/build-history.ts';
import { smallStore } from '../../support/random-edits.ts';
import { faultsOfReport } from '../../support/report-schema.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../../support/test-site.ts';

const figures = (build: string) => ({ at: demoNow, build, pages: 1, files: 2, bytes: 3 });

describe('the history of builds', () => {
  it('has the last twenty, and a site that stayed the same once', () => {
    let history = addBuild([], figures('0'));
    expect(addBuild(history, { ...figures('0'), at: '2026-12-01T00:00:00.000Z' })).toBe(history);
    for (let number = 1; number <= 30; number += 1) history = addBuild(history, figures(String(number)));
    expect(history.map(({ build }) => build)).toEqual(Array.from({ length: 20 }, (_, n) => String(n + 11)));
  });

  it('is empty when its file is missing, damaged or something else', async () => {
    const file = path.join(await temporaryFolder(), 'builds.json');
    expect(await loadHistory(file)).toEqual([]);
    await saveHistory(file, [figures('a')]);
    expect(await loadHistory(file)).toEqual([figures('a')]);
    await writeFile(file, 'no history');
    expect(await loadHistory(file)).toEqual([]);
    saveValue('builds', file, [{ at: 5 }]);
    expect(await loadHistory(file)).toEqual([]);
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
