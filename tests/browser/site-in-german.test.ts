import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { editEntry, findEntry } from '../../demo/edits.ts';
import { createStore } from '../../demo/store.ts';
import { listFiles } from '../support/list-files.ts';
import { smallStore } from '../support/random-edits.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../support/test-site.ts';
import { serveFolder, sharedBrowser } from '../support/worker-browser.ts';

const phone = { viewport: { width: 390, height: 844 }, locale: 'en-US' };

let folder: string;

/** A small pier in Austria: its settings say so, and one of its pages. */
beforeAll(async () => {
  const store = smallStore({ posts: 4 });
  const events = createStore().entries.filter(
    (entry) => entry.kind === 'event' && (entry.startDate ?? '') > '2026-06-14',
  );
  store.entries = [...store.entries.filter(({ kind }) => kind !== 'event'), ...events.slice(0, 8)];
  store.settings.language = 'de_AT';
  store.settings.title = 'Pier am See';
  editEntry(store, findEntry(store, 'page', 'visit').id, { title: 'Öffnungszeiten und Anreise' });
  const cms = await createDemoCms({ store });
  folder = await makeTemporaryFolder();
  const site = await openTestSite({ endpoint: cms.url, folder });
  try {
    await buildOrFail(site);
  } finally {
    await cms.close();
  }
});

afterAll(() => removeFolder(folder));

const read = (page: string) => readFile(path.join(folder, 'site', page), 'utf8');

it('every page says its language, and writes days and times as Germans do', async () => {
  const pages = [...(await listFiles(path.join(folder, 'site')))].filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(15);
  const english = /\b(?:January|June|July|August|Monday|Saturday|Sunday)\b|\d [AP]M\b|\d [ap]m\b/;
  for (const page of pages) {
    const html = await read(page);
    expect(html, page).toContain('<html lang="de-AT">');
    const times = html.match(/<time\b[^>]*>[^<]*<\/time>/g) ?? [];
    expect(
      times.filter((time) => english.test(time)),
      page,
    ).toEqual([]);
  }
  const list = await read('event/index.html');
  expect(list).toMatch(/\d{1,2}:\d\d–\d{1,2}:\d\d Uhr/);
  expect(list).toContain('So., 14. Juni');
  expect(await read('event/film-night-on-the-lawn/index.html')).toContain('Freitag, 19. Juni 2026');
  expect(list).toContain('og:locale" content="de_AT"');
});

it('a week of its calendar begins on Monday', async () => {
  const [head = '', body = ''] = (await read('event/index.html')).split('<tbody>', 2);
  const days = [...head.matchAll(/<th scope="col" abbr="(\w+)">(\w+)<\/th>/g)].map(([, ...names]) => names);
  expect(days.slice(0, 7)).toEqual([
    ...[
      ['Montag', 'Mo'],
      ['Dienstag', 'Di'],
      ['Mittwoch', 'Mi'],
      ['Donnerstag', 'Do'],
      ['Freitag', 'Fr'],
    ],
    ...[
      ['Samstag', 'Sa'],
      ['Sonntag', 'So'],
    ],
  ]);
  const [, cells = ''] = /<tr>(.*?)<\/tr>/s.exec(body) ?? [];
  // The first of June 2026 is a Monday.
  expect(cells).toMatch(/^<td>1<\/td><td>2<\/td>/);
});

it('its search finds words by another form and another spelling', async () => {
  const origin = await serveFolder(path.join(folder, 'site'));
  const context = await (await sharedBrowser()).newContext(phone);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  for (const words of ['offnungszeit', 'Oeffnungszeiten', 'öffnungszeit anreise']) {
    await page.goto(`${origin}/search/?q=${encodeURIComponent(words)}`);
    const first = page.locator('[data-search=page] [role=status] + div').getByRole('link').first();
    await expect.poll(() => first.textContent()).toContain('Öffnungszeiten und Anreise');
    expect(await first.locator('mark').allTextContents()).toContain('Öffnungszeiten');
  }
});
