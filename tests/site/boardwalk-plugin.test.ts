import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { addEntry, editCategory, editEntry, findEntry, renameSlug } from '../../demo/edits.ts';
import { version } from '../../generator/util/version.ts';
import { hasNews } from '../../generator/watch/open-site-builder.ts';
import { hashFiles } from '../support/hash-files.ts';
import { smallStore } from '../support/random-edits.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../support/test-site.ts';

/** A small pier whose CMS has the plugin: each build opens the site again. */
async function startPier() {
  const store = smallStore({ posts: 3 });
  const callers = new Set<unknown>();
  const cms = await createDemoCms({
    store,
    plugins: { seo: true, boardwalk: true },
    hooks: [
      (request, next) => {
        callers.add(request.headers['x-boardwalk']);
        return next(request);
      },
    ],
  });
  onTestFinished(cms.close);
  const folder = await temporaryFolder();
  const open = (now = demoNow) =>
    openTestSite({ endpoint: cms.url, folder, now: () => now, settings: { endpoint: cms.url } });
  const build = async (now?: string) => (await buildOrFail(await open(now))).report;
  const out = path.join(folder, 'site');
  const read = (file: string) => readFile(path.join(out, file), 'utf8');
  return { store, callers, open, build, out, read };
}

it('a build in which nothing has changed asks once, says who asks, and tells when the next is due', async () => {
  const { store, callers, build, out } = await startPier();
  const first = await build();
  expect(first.rebuilt?.nextChange?.why).toMatch(/^the /);
  const before = await hashFiles(out);
  const { id: _, modified, ...post } = findEntry(store, 'post', store.entries[0]?.slug ?? '');
  addEntry(store, { ...post, slug: 'soon', status: 'future', date: '2026-06-13T10:05:00' });
  const second = await build();
  expect(second.requests.count).toBe(1);
  expect(second.rebuilt).toMatchObject({
    written: 0,
    nextChange: { at: '2026-06-13T14:05:00.000Z', why: 'a scheduled entry is due' },
  });
  expect(await hashFiles(out)).toEqual(before);
  const late = await build('2026-06-13T14:10:00Z');
  expect(late.rebuilt?.nextChange?.why).not.toBe('a scheduled entry is due');
  expect(modified).toBeDefined();
  expect([...callers]).toEqual([version]);
});

it('a poll of a watch asks once, and builds when a scheduled entry is due', async () => {
  const { store, open } = await startPier();
  const { id: _, modified: _modified, ...post } = findEntry(store, 'post', store.entries[0]?.slug ?? '');
  addEntry(store, { ...post, slug: 'soon', status: 'future', date: '2026-06-13T10:05:00' });
  let now = demoNow;
  const opened = await open();
  const site = { ...opened, source: { ...opened.source, now: () => now } };
  await buildOrFail(site);
  const before = site.client.statistics().requests;
  expect(await hasNews(site)).toBe(false);
  expect(site.client.statistics().requests).toBe(before + 1);
  now = '2026-06-13T14:05:00.000Z';
  expect(await hasNews(site)).toBe(true);
  await buildOrFail(site);
  // The CMS is late: the next poll waits for it.
  expect(await hasNews(site)).toBe(false);
});

it('a renamed entry is found at its former address, without a finding', async () => {
  const { store, build, read } = await startPier();
  await build();
  const place = findEntry(store, 'location', 'the-oyster-shed');
  renameSlug(store, place.id, 'oysters');
  renameSlug(store, place.id, 'oyster-house');
  const { warnings } = await build();
  expect(warnings.filter(({ message }) => message.includes(' has moved to '))).toEqual([]);
  const lastTwo = async () => {
    const { rules } = JSON.parse(await read('_boardwalk/redirects.json'));
    return rules.filter((rule: object) => !('fallback' in rule || 'derived' in rule)).slice(-2);
  };
  expect(await lastTwo()).toEqual([
    { from: '/location/oysters/', to: '/location/oyster-house/', status: 301 },
    { from: '/location/the-oyster-shed/', to: '/location/oyster-house/', status: 301 },
  ]);
  renameSlug(store, place.id, 'the-oyster-shed');
  await build();
  expect(await lastTwo()).toEqual([
    { from: '/location/oyster-house/', to: '/location/the-oyster-shed/', status: 301 },
    { from: '/location/oysters/', to: '/location/the-oyster-shed/', status: 301 },
  ]);
});

it('a renamed category is found at its former address, without a finding', async () => {
  const { store, build, read } = await startPier();
  await build();
  const [category] = store.categories;
  if (category === undefined) throw new Error('The demo has no category');
  const { id, slug } = category;
  editCategory(store, id, { slug: 'works' });
  const { warnings } = await build();
  expect(warnings.filter(({ message }) => message.includes(' has moved to '))).toEqual([]);
  const rules = async () => JSON.parse(await read('_boardwalk/redirects.json')).rules;
  const rule = { from: `/news/c/${slug}/`, to: '/news/c/works/', status: 301 };
  expect(await rules()).toContainEqual(rule);
  editCategory(store, id, { slug });
  await build();
  expect(await rules()).not.toContainEqual(rule);
  expect(await rules()).toContainEqual({ from: rule.to, to: rule.from, status: 301 });
});

it('the page Pier of the CMS is shown on every page once it is filled in', async () => {
  const { store, build, read } = await startPier();
  const first = await build();
  expect(JSON.stringify(first.warnings)).toContain('The organisation is not set');
  store.pier = {
    name: 'Friends of the Pier',
    hours: 'Monday 09:00–17:00',
    latitude: 43.5,
    longitude: -70.5,
  };
  const { warnings, rebuilt } = await build();
  expect(JSON.stringify(warnings)).not.toContain('The organisation is not set');
  expect(rebuilt?.changes.some(({ cause }) => cause.what === 'unexplained')).toBe(false);
  const pages = await Promise.all(['index.html', 'contact/index.html', 'news/index.html'].map(read));
  for (const page of pages) expect(page).toContain('Friends of the Pier');
  expect(pages[0]).toContain('"latitude":43.5');
  editEntry(store, findEntry(store, 'page', 'visit').id, { title: 'Come' });
  store.pier = null;
  await build();
  expect(await read('contact/index.html')).not.toContain('Friends of the Pier');
});
