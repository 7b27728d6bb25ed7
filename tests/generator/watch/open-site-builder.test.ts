import { existsSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { resolveConfig } from '../../../config/resolve-config.ts';
import { demoNow } from '../../../demo/clock.ts';
import { createDemoCms } from '../../../demo/demo-cms.ts';
import { editEntry, findEntry } from '../../../demo/edits.ts';
import { createStore } from '../../../demo/store.ts';
import type { DemoStore } from '../../../demo/store-types.ts';
import type { OutputFile } from '../../../generator/publish/output-file.ts';
import { allStale, nothingStale } from '../../../generator/rebuild/stale.ts';
import { openSiteBuilder } from '../../../generator/watch/open-site-builder.ts';
import { cacheWithPictures } from '../../support/cache-with-pictures.ts';
import { hashFiles } from '../../support/hash-files.ts';
import { projectRoot } from '../../support/project-root.ts';
import { smallStore } from '../../support/random-edits.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { bundleOnce } from '../../support/test-site.ts';

async function openBuilder(now: () => string, store: DemoStore) {
  const folder = await temporaryFolder();
  const cms = await createDemoCms({ store });
  onTestFinished(cms.close);
  const out = path.join(folder, 'site');
  const file = { siteUrl: 'https://www.halyardpier.example', out };
  const config = resolveConfig({ root: projectRoot, file, fileName: 'test', env: {}, flags: {} });
  const builder = openSiteBuilder({
    config: { ...config, cacheDir: cacheWithPictures(path.join(folder, 'cache')) },
    source: { endpoint: cms.url, name: 'test', now },
    onProgress: () => undefined,
    code: 'test',
    bundler: await bundleOnce(),
  });
  onTestFinished(builder.close);
  return { builder, out };
}

it('finds by a poll that an event has ended since the last build', async () => {
  let now = demoNow;
  const store = smallStore({ posts: 3 });
  store.entries.push(
    ...createStore()
      .entries.filter(({ kind }) => kind === 'event')
      .slice(5),
  );
  const { builder } = await openBuilder(() => now, store);
  const { signal } = new AbortController();
  const { report } = await builder.rebuild(allStale, { signal });
  expect(await builder.poll()).toBe(false);
  now = report.rebuilt?.nextChange?.at ?? '';
  expect(await builder.poll()).toBe(true);
  await builder.rebuild(allStale, { signal });
  expect(await builder.poll()).toBe(false);
});

it('builds from what a poll has read, and reads nothing twice', async () => {
  const store = smallStore({ posts: 3 });
  const { builder, out } = await openBuilder(() => demoNow, store);
  const { signal } = new AbortController();
  await builder.rebuild(allStale, { signal });
  editEntry(store, findEntry(store, 'page', 'visit').id, { title: 'Come and see' });
  expect(await builder.poll()).toBe(true);
  const { report } = await builder.rebuild({ ...nothingStale, content: true }, { signal });
  expect(report.requests.count).toBe(0);
  expect(JSON.stringify(report.rebuilt?.changes)).toContain('Come and see');
  expect(await readFile(path.join(out, 'visit/index.html'), 'utf8')).toContain('Come and see');
  expect(await builder.poll()).toBe(false);
});

it('reads the CMS again when another build has come between a poll and its own', async () => {
  const store = smallStore({ posts: 3 });
  const { builder, out } = await openBuilder(() => demoNow, store);
  const { signal } = new AbortController();
  await builder.rebuild(allStale, { signal });
  const { id } = findEntry(store, 'page', 'visit');
  editEntry(store, id, { title: 'Come and see' });
  const content = { ...nothingStale, content: true };
  const polling = builder.poll();
  await builder.rebuild(content, { signal });
  await polling;
  editEntry(store, id, { title: 'Stay a while' });
  await builder.rebuild(content, { signal });
  expect(await readFile(path.join(out, 'visit/index.html'), 'utf8')).toContain('Stay a while');
});

it('ends a build that nobody waits for any more, and publishes nothing', async () => {
  const { builder, out } = await openBuilder(() => demoNow, smallStore({ posts: 3 }));
  const stopping = new AbortController();
  const rebuilt = builder.rebuild(allStale, {
    signal: stopping.signal,
    first: '/',
    onEarly: () => stopping.abort(),
  });
  await expect(rebuilt).rejects.toMatchObject({ name: 'AbortError' });
  expect(existsSync(out)).toBe(false);
});

it('makes the very same site of content that stayed, and tells again what is wrong with it', async () => {
  const { builder, out } = await openBuilder(() => demoNow, smallStore({ posts: 3 }));
  const { signal } = new AbortController();
  const { report } = await builder.rebuild(allStale, { signal });
  const before = await hashFiles(out);
  await appendFile(path.join(out, 'visit/index.html'), 'by hand');
  const rebuilt = await builder.rebuild({ ...nothingStale, templates: true }, { signal });
  expect([...rebuilt.changed]).toEqual(['visit/index.html']);
  expect(await hashFiles(out)).toEqual(before);
  expect(report.warnings).not.toEqual([]);
  expect(rebuilt.report.warnings).toEqual(report.warnings);
});

it('shows the page that somebody looks at before anything else is made, just as it is published then', async () => {
  const { builder, out } = await openBuilder(() => demoNow, smallStore({ posts: 3 }));
  const { signal } = new AbortController();
  const shown: OutputFile[] = [];
  const onEarly = (files: readonly OutputFile[]): void => {
    expect(existsSync(out)).toBe(false);
    shown.push(...files);
  };
  await builder.rebuild(allStale, { signal, first: '/visit/', onEarly });
  const [page, ...assets] = shown;
  expect(page?.path).toBe('visit/index.html');
  // The icons are drawn with the assets.
  const outside = assets.map((asset) => asset.path).filter((file) => !file.startsWith('_assets/'));
  expect(outside).toEqual(['apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'icon.svg']);
  for (const file of shown)
    expect(await readFile(path.join(out, file.path))).toEqual(
      'contents' in file ? Buffer.from(file.contents) : await readFile(file.copyOf),
    );
});
