import { access } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { demoNow } from '../../../demo/clock.ts';
import { createDemoCms } from '../../../demo/demo-cms.ts';
import { editEntry, findEntry, setStatus } from '../../../demo/edits.ts';
import { build } from '../../../generator/build.ts';
import { listPublishedEntries } from '../../../generator/rebuild/published-entries.ts';
import { smallStore } from '../../support/random-edits.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../../support/test-site.ts';

it('the table of a build has each published entry with its last edit and its page, also of a kept site; a failed one has none', async () => {
  const store = smallStore({ posts: 3 });
  const [draft, edited] = store.entries.filter(({ kind }) => kind === 'post');
  if (!draft || !edited) throw new Error('the demo has no posts');
  setStatus(store, draft.id, 'draft');
  const cms = await createDemoCms({ store });
  onTestFinished(cms.close);
  const folder = await temporaryFolder();
  const open = (now = demoNow) =>
    openTestSite({ endpoint: cms.url, folder, now: () => now, allowLoss: { entries: 9 } });
  const { report } = await buildOrFail(await open());
  const entries = [...report.entries];
  const expected = store.entries.filter(({ status, password }) => status === 'publish' && !password);
  expect(new Set(entries.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)));
  expect(entries).toEqual(
    entries.toSorted((a, b) => (a.kind === b.kind ? a.id - b.id : a.kind < b.kind ? -1 : 1)),
  );
  for (const { modified, paths } of entries) {
    expect(modified).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
    for (const name of paths) await access(path.join(folder, 'site', decodeURI(name), 'index.html'));
  }
  const visit = findEntry(store, 'page', 'visit');
  expect(entries.find(({ id }) => id === visit.id)?.paths).toEqual(['/visit/']);
  const front = entries.find(({ id }) => id === store.settings.pageOnFront);
  expect(front?.paths).toEqual(['/']);

  const kept = await buildOrFail(await open());
  expect(kept.report.rebuilt).toMatchObject({ made: 0 });
  expect([[...kept.report.entries], kept.report.build]).toEqual([entries, report.build]);

  editEntry(store, edited.id, { title: 'Another title' });
  const next = await buildOrFail(await open());
  const changed = [...next.report.entries].filter((row, index) => row.modified !== entries[index]?.modified);
  expect(changed.map(({ id }) => id)).toEqual([edited.id]);
  expect(next.report.build).not.toBe(report.build);

  editEntry(store, edited.id, { slug: '../x' });
  const failed = await build(await open());
  expect(failed.failure).toBeDefined();
  expect(failed.report).toMatchObject({ build: null, entries: [] });
});

it('the row of an entry has no path without a page, and an address with one', () => {
  const entry = { kind: 'event', id: 5, modified: '2026-11-25T11:00:00.000Z' };
  const content = { entries: { event: [entry] } } as unknown as Parameters<
    typeof listPublishedEntries
  >[0]['content'];
  const rows = (ofEntry: () => string | null, paths: readonly string[]) => [
    ...listPublishedEntries({ content, paths: { ofEntry }, routes: new Set(paths) }),
  ];
  const row = { kind: 'event', id: 5, modified: '2026-11-25T11:00:00', paths: [] };
  expect(rows(() => null, [])).toEqual([row]);
  expect(rows(() => '/event/x/', [])).toEqual([row]);
  expect(rows(() => '/event/x/', ['/event/x/'])).toEqual([{ ...row, paths: ['/event/x/'] }]);
  // As an address: the plugin takes no other characters, and a link to it leads there.
  const odd = '/event/früh {1}^`50%/';
  const [encoded] = rows(() => odd, [odd]);
  expect(encoded?.paths).toEqual(['/event/fr%C3%BCh%20%7B1%7D%5E%6050%25/']);
});
