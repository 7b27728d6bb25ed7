import { describe, expect, it } from 'vitest';
import { openEntryReader } from '../../../../generator/content/kinds/entry-reader.ts';
import { collections } from '../../../../generator/content/kinds/index.ts';
import type { CrawlContext } from '../../../../generator/crawl/crawl-context.ts';
import { crawlMenu } from '../../../../generator/crawl/menus.ts';
import { crawlCategories, crawlRedirects, crawlSettings } from '../../../../generator/crawl/site-parts.ts';
import { createClient } from '../../../../generator/graphql/client.ts';
import type { Problem } from '../../../../generator/problems/problem.ts';
import { makeCategory } from '../../../support/entries.ts';
import { startServer } from '../../http/loopback.ts';
import { hosts } from '../html/context.ts';

const now = '2026-06-13T14:00:00.000Z';

/** A crawl whose every query gets the same answer. */
async function contextFor(body: object): Promise<CrawlContext & { warnings: Problem[] }> {
  const { endpoint } = await startServer(() => ({ body }));
  const warnings: Problem[] = [];
  return {
    client: createClient('default', { endpoint }),
    ...{ collections, hosts, timeZone: 'UTC', state: '', now, fetchedAt: now, absent: new Set() },
    ...{ knownMedia: new Map(), takeMedia: (item) => item, warnings },
    warn: (problem) => warnings.push(problem),
    reader: openEntryReader(undefined),
    journal: { add: (records) => records },
    onProgress: () => undefined,
    counts: { unpublished: 0, protected: 0, scheduled: 0, gone: 0 },
  };
}

const pageInfo = { hasNextPage: false, endCursor: 'x' };
const list = (nodes: readonly object[]) => contextFor({ data: { connection: { pageInfo, nodes } } });

describe('a menu', () => {
  const item = (databaseId: number, parentDatabaseId: number, values: object = {}) => ({
    ...{ databaseId, parentDatabaseId, order: databaseId, label: `Item ${databaseId}` },
    url: `https://cms.example.org/${databaseId}/`,
    target: null,
    ...values,
  });
  const node = (id: number, children: object[] = []) => ({
    label: `Item ${id}`,
    link: { ref: 'link', to: `/${id}/`, isInternal: true },
    opensNewTab: false,
    children,
  });

  it('is a tree in the editor’s order', async () => {
    const context = await list([item(3, 1), item(2, 0, { order: 9 }), item(1, 0), item(4, 3), item(5, 77)]);
    expect(await crawlMenu('PRIMARY', context)).toEqual([node(1, [node(3, [node(4)])]), node(5), node(2)]);
    expect(context.warnings).toEqual([]);
  });

  it('is an error when items are their own ancestors (faults 38)', async () => {
    const context = await list([item(1, 0), item(2, 3), item(3, 2)]);
    await expect(crawlMenu('PRIMARY', context)).rejects.toMatchObject({
      kind: 'content',
      message: expect.stringMatching(/^2 items of the menu "PRIMARY"/),
    });
  });

  it('is an error when it is nested beyond reason (faults 33)', async () => {
    const context = await list(Array.from({ length: 30 }, (_, index) => item(index + 1, index)));
    await expect(crawlMenu('PRIMARY', context)).rejects.toMatchObject({ kind: 'content' });
  });

  it('leaves out an item without a safe link, not its children', async () => {
    const context = await list([item(1, 0, { url: 'javascript:alert(1)' }), item(2, 1)]);
    expect(await crawlMenu('PRIMARY', context)).toEqual([node(2)]);
    expect(context.warnings).toMatchObject([{ entry: { kind: 'menu item', id: 1 }, field: 'menu PRIMARY' }]);
  });

  it.each(['#', ' # ', ''])(
    'has a label without a link for the address "%s", as WordPress shows it',
    async (url) => {
      const context = await list([item(1, 0, { url }), item(2, 1)]);
      expect(await crawlMenu('PRIMARY', context)).toEqual([{ ...node(1, [node(2)]), link: null }]);
      expect(context.warnings).toEqual([]);
    },
  );

  it('is empty where the theme has no such location', async () => {
    const message =
      'Variable "$location" got invalid value "SIDE"; Value "SIDE" does not exist in "MenuLocationEnum" enum.';
    const context = await contextFor({ errors: [{ message }] });
    expect(await crawlMenu('SIDE', context)).toEqual([]);
    expect(context.warnings).toHaveLength(1);
  });
});

describe('settings', () => {
  const read = async (values: object) => {
    const known = { title: 'Pier', description: 'Tag', url: 'https://cms.example.org', homeUrl: null };
    const { client, warn, warnings } = await contextFor({
      data: { generalSettings: { ...known, ...values } },
    });
    return { ...(await crawlSettings(client, warn)), warnings };
  };

  it('speak BCP 47 and name a time zone', async () => {
    expect(await read({ language: 'de_DE_formal', timezone: 'America/New_York' })).toEqual({
      settings: { title: 'Pier', tagline: 'Tag', language: 'de-DE', timeZone: 'America/New_York' },
      newestFile: 'null',
      addresses: ['https://cms.example.org'],
      warnings: [],
    });
  });

  it('decode title and tagline, which WordPress keeps escaped', async () => {
    const escaped = { title: 'Pier &amp; Market', description: 'Nell&#039;s &quot;best&quot; &lt;3' };
    const { settings } = await read({ ...escaped, language: 'en', timezone: 'UTC' });
    expect(settings).toMatchObject({ title: 'Pier & Market', tagline: `Nell's "best" <3` });
  });

  // A WordPress that was just set up has one of the first.
  it.each([
    ...['+00:00', 'UTC', 'UTC+0:00', '-00:00'].map((timezone) => [timezone, 'without a word', 0] as const),
    ...['', '-5', '+02:00', 'Mars/Olympus'].map((timezone) => [timezone, 'and say so', 1] as const),
  ])('take UTC for the time zone "%s" %s', async (timezone, _, count) => {
    const { settings, warnings } = await read({ language: 'en', timezone });
    expect(settings).toMatchObject({ language: 'en', timeZone: 'UTC' });
    expect(warnings).toMatchObject(Array(count).fill({ field: 'generalSettings.timezone' }));
    expect(warnings).toHaveLength(count);
  });
});

it('reads redirects in their order, and leaves unusable ones out', async () => {
  const redirects = [
    { origin: 'old-page', target: 'visit/', type: 301, format: 'plain' },
    { origin: '/gone', target: '', type: 410, format: 'plain' },
    { origin: '^blog/(.*)$', target: '/$1', type: 301, format: 'regex' },
    { origin: 'tickets', target: 'https://tickets.example.com/a', type: 302, format: 'plain' },
    { origin: 'bad', target: 'javascript:alert(1)', type: 301, format: 'plain' },
    { origin: 'odd', target: '/x/', type: 418, format: 'plain' },
    null,
  ];
  const context = await contextFor({ data: { seo: { redirects } } });
  const link = (to: string, isInternal = true) => ({ ref: 'link', to, isInternal });
  expect(await crawlRedirects(context)).toEqual([
    { from: 'old-page', to: link('/visit/'), status: 301, isPattern: false },
    { from: 'gone', to: null, status: 410, isPattern: false },
    { from: '^blog/(.*)$', to: link('/$1'), status: 301, isPattern: true },
    { from: 'tickets', to: link('https://tickets.example.com/a', false), status: 302, isPattern: false },
  ]);
  expect(context.warnings).toHaveLength(2);
});

it('reads categories sorted by id, their uris decoded', async () => {
  const category = { description: '<p>All &amp; more</p>', parentDatabaseId: null, seo: null, name: 'A & B' };
  const context = await list([
    { ...category, databaseId: 9, slug: 'nandu-日本', uri: '/news/category/nandu-%e6%97%a5%e6%9c%ac/' },
    { ...category, databaseId: 4, slug: 'arts', uri: '/arts/', parentDatabaseId: 9, description: null },
  ]);
  const [name, uri] = ['A & B', '/news/category/nandu-日本/'];
  expect(await crawlCategories(context)).toEqual([
    makeCategory(4, 'arts', { uri: '/arts/', name, parentId: 9 }),
    makeCategory(9, 'nandu-日本', { uri, name, description: 'All & more' }),
  ]);
});
