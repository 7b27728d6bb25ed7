import { describe, expect, it } from 'vitest';
import { foldWords } from '../../../../client-runtime/search/words/fold-words.ts';
import type { AnyEntry } from '../../../../generator/content/content.ts';
import { readDocument } from '../../../../generator/content/reader/read-document.ts';
import { weighHere } from '../../../../generator/content/words/weigh-texts.ts';
import { searchDirectory } from '../../../../generator/files/search/search-files.ts';
import type { SearchRecord } from '../../../../generator/files/search/search-record.ts';
import { startSearch } from '../../../../generator/files/search/start-search.ts';
import { collectRoutes } from '../../../../generator/routes/collect-routes.ts';
import { contentsOf } from '../../../support/contents-of.ts';
import { makeEntry, makePost } from '../../../support/entries.ts';
import { makeEvent } from '../../../support/events.ts';
import { paragraph } from '../../../support/paragraph.ts';
import { openContext } from '../../../support/route-context.ts';
import { openSearchedSite } from '../../../support/search-site.ts';
import { testContext } from '../../content/html/context.ts';

const noindex = { title: '', description: '', image: null, noindex: true };

/** The files of the index over these entries, with their contents. */
function indexOf(
  entries: readonly AnyEntry[],
  before: ReadonlyMap<string, SearchRecord> = new Map(),
  now = new Map<string, SearchRecord>(),
): ReadonlyMap<string, string> {
  const { context } = openContext(entries);
  const routes = collectRoutes(context);
  const search = startSearch(routes, context, { before, kept: new Map(), now: recordsIn(now) });
  for (const { path } of routes) weighHere(search.add(path));
  return new Map([...search.files()].map((file) => [file.path, contentsOf(file)]));
}

function recordsIn(map: Map<string, SearchRecord>) {
  return {
    get: (path: string) => map.get(path),
    add: (path: string, record: SearchRecord) => void map.set(path, record),
  };
}

const openIndex = (files: ReadonlyMap<string, string>) => openSearchedSite(async (file) => files.get(file));

/** The names of files that are only in one of two indexes. */
function changed(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly string[] {
  const names = [...before.keys(), ...after.keys()];
  const differs = (name: string) => before.get(name) !== after.get(name);
  return [...new Set(names.filter(differs).map((name) => name.replace(/-[0-9a-f]{8}\.json$/, '')))].sort();
}

describe('the index of the search', () => {
  const posts = Array.from({ length: 60 }, (_, index) =>
    makePost(index + 1, {
      title: `Post ${index}`,
      blocks: [paragraph(`quay ${['gull', 'tern', 'heron', 'owl'][index % 4]} at dusk`)],
    }),
  );

  it('is found by the words of titles, headings, names and texts, the rarest and most prominent first', async () => {
    const { find } = await openIndex(
      indexOf([
        makePost(1, { title: 'News of the quay', blocks: [paragraph('A lantern was seen.')] }),
        makePost(2, { title: 'Lantern walk', blocks: [paragraph('At dusk.')] }),
        makeEvent(3, '2026-07-04T19:00:00', { venue: 'Lantern Hall' }),
        makePost(4, { title: 'Another', blocks: [paragraph('Nothing of it.')] }),
      ]),
    );
    expect(await find('lantern')).toEqual(['/news/p/post-2/', '/event/event-3/', '/news/p/post-1/']);
    expect(await find('seen')).toEqual(['/news/p/post-1/']);
  });

  it('has the answers of editors first: the blocks Details of the page of the search', async () => {
    const html = [
      ['How to get a refund?', '<p>We <a href="/visit/">pay back</a> within a week.</p>'],
      ['May I fish?', '<p>From the head, before ten.</p>'],
    ].map(
      ([asked, answer]) => `<details class="wp-block-details"><summary>${asked}</summary>${answer}</details>`,
    );
    const { ask } = await openIndex(
      indexOf([
        makeEntry('page', 1, {
          slug: 'search',
          uri: '/search/',
          blocks: readDocument(html.join(''), testContext()),
        }),
        makeEntry('page', 2, { slug: 'visit', uri: '/visit/', title: 'Visit' }),
        makePost(3, { title: 'A refund for the storm' }),
      ]),
    );
    const rowsFor = async (words: string) =>
      (await ask(words)).rows.map(([, , title, href, facts, extract]) => [title, href, facts, extract]);
    expect(await rowsFor('refund')).toEqual([
      ['How to get a refund?', '/visit/', '', 'We pay back within a week.'],
      ['A refund for the storm', '/news/p/post-3/', 'January 3, 2024', ''],
    ]);
    expect(await rowsFor('fish')).toEqual([['May I fish?', '/search/', '', 'From the head, before ten.']]);
  });

  it('has the same bytes for the same entries in any order, with the records of an earlier build or without', () => {
    const records = new Map<string, SearchRecord>();
    const files = indexOf(posts, undefined, records);
    expect(files.size).toBeGreaterThan(8);
    expect([...indexOf(posts.toReversed())].sort()).toEqual([...files].sort());
    expect([...indexOf(posts, records)]).toEqual([...files]);
  });

  it('reads an entry again only when it has changed', () => {
    const records = new Map<string, SearchRecord>();
    indexOf(posts, undefined, records);
    const kept = new Map([...records].map(([path, record]) => [path, { ...record, extract: 'kept' }]));
    const edited = posts.with(3, makePost(4, { title: 'Post 3', blocks: [paragraph('quay puffin')] }));
    const now = new Map<string, SearchRecord>();
    indexOf(edited, kept, now);
    const readAgain = [...now].filter(([, { extract }]) => extract !== 'kept').map(([path]) => path);
    expect(readAgain).toEqual(['/news/p/post-4/']);
  });

  it('takes a record that another process has made, and that of a kept page, as they are', () => {
    const records = new Map<string, SearchRecord>();
    const files = indexOf(posts, undefined, records);
    const { context } = openContext(posts);
    const routes = collectRoutes(context);
    const added: string[] = [];
    const add = (path: string) => void added.push(path);
    const made = {
      before: new Map(),
      kept: new Map(),
      now: { get: (path: string) => records.get(path), add },
    };
    const theirs = startSearch(routes, context, made);
    for (const [index, { path }] of [...routes].entries()) {
      if (index % 2 === 0) expect(theirs.add(path)).toBeNull();
      else theirs.keep(path);
    }
    expect([...theirs.files()].map(contentsOf)).toEqual([...files.values()]);
    expect(added).toEqual([]);
    const marked = new Map([...records].map(([path, record]) => [path, { ...record, extract: 'kept' }]));
    const now = { get: () => undefined, add };
    const kept = startSearch(routes, context, { before: marked, kept: marked, now });
    for (const { path } of routes) kept.keep(path);
    const rows = [...kept.files()].filter(({ path }) => path.includes('/rows-')).map(contentsOf);
    expect(rows.join('').match(/"kept"/g)).toHaveLength(posts.length);
    expect(added.toSorted()).toEqual([...records.keys()].sort());
  });

  it('reads a kept page again whose record is of another build', () => {
    const records = new Map<string, SearchRecord>();
    indexOf(posts, undefined, records);
    const edited = posts.with(3, makePost(4, { title: 'Post 3', blocks: [paragraph('quay puffin')] }));
    const { context } = openContext(edited);
    const routes = collectRoutes(context);
    const theirs = { before: records, kept: new Map(), now: recordsIn(new Map()) };
    const search = startSearch(routes, context, theirs);
    for (const { path } of routes) search.keep(path);
    expect([...search.files()].map(contentsOf)).toEqual([...indexOf(edited).values()]);
  });

  it('changes by an edit only the files of its words and of its row, and the directory (behaviours 120)', () => {
    const post = makePost(21, { title: 'Post 20', blocks: [paragraph('quay zebra at dusk')] });
    const files = changed(indexOf(posts), indexOf(posts.with(20, post)));
    const [rows, ...more] = files.filter((file) => file.includes('/rows-'));
    expect(rows).toBeDefined();
    expect(more).toEqual([]);
    // Post 20 is one of the gulls.
    const words = ['_assets/search/g', '_assets/search/z'];
    expect(files.filter((file) => file !== rows)).toEqual([...words, searchDirectory]);
  });

  it('changes by a new entry only the files of its words and of its neighbours', () => {
    const files = changed(indexOf(posts), indexOf([...posts, makePost(61, { title: 'Yawl' })]));
    expect(files.filter((file) => !file.includes('/rows-'))).toEqual(['_assets/search/y', searchDirectory]);
    expect(files.filter((file) => file.includes('/rows-')).length).toBeLessThanOrEqual(2);
  });

  it('has no entry that is hidden from search engines, none without a page, and not the popup (behaviours 119)', async () => {
    const files = indexOf([
      makePost(1, { title: 'Shown' }),
      makePost(2, { title: 'Hidden', seo: noindex, blocks: [paragraph('secretive')] }),
      makeEntry('page', 3, { title: 'Popup words', slug: 'popup', uri: '/popup/' }),
      makeEntry('page', 4, { title: 'Without address', uri: null }),
    ]);
    const { find } = await openIndex(files);
    expect(await find('shown')).toEqual(['/news/p/post-1/']);
    for (const words of ['hidden', 'secretive', 'popup', 'without'])
      expect(await find(words), words).toEqual([]);
    expect([...files.values()].join('')).not.toMatch(/hidden|secretive|popup|address/i);
  });

  it('has all entries where the CMS hides every single one, which is a setting for itself', async () => {
    const hidden = [1, 2, 3].map((id) => makePost(id, { title: `Tide ${id}`, seo: noindex }));
    const { find } = await openIndex(indexOf(hidden));
    expect(await find('tide')).toHaveLength(3);
  });

  it('has only what a section shows of its settings', async () => {
    const settings = {
      heading: 'Our crew',
      members: [{ name: 'Ada Quill', role: 'Keeper', email: 'ada@pier.example' }],
    };
    const files = indexOf([makePost(1, { blocks: [{ block: 'pier/team', settings }] })]);
    const { find } = await openIndex(files);
    for (const words of ['crew', 'quill', 'keeper']) expect(await find(words), words).toHaveLength(1);
    expect([...files.values()].join('')).not.toContain('example');
  });

  it('finds hostile titles by each of their words', async () => {
    const titles = [
      ...['<script>alert(1)</script> & "quotes"', '__proto__ constructor toString', 'hasOwnProperty'],
      ...['Straße nach Ærø — ŁÓDŹ', 'İstanbul ılık', '灯台からの手紙', 'مَرْحَبًا بكم', 'שָׁלוֹם', 'Ελλάδα Україна'],
      ...['e\u0301te\u0301', 'ﬁnale ½ ㎏', 'a'.repeat(300), '𝕿𝖎𝖉𝖊 🎉 party', "O'Brien’s well-known"],
      ...['1-2-3 § 4', '%2e%2e/ ../../etc'],
    ];
    const { find } = await openIndex(indexOf(titles.map((title, index) => makePost(index + 1, { title }))));
    for (const [index, title] of titles.entries()) {
      const words = foldWords(title);
      expect(words.length, title).toBeGreaterThan(0);
      for (const word of words)
        expect(await find(word), `${title}: ${word}`).toContain(`/news/p/post-${index + 1}/`);
      expect(await find(title), title).toContain(`/news/p/post-${index + 1}/`);
    }
  });

  it('is not made where the search is switched off, nor for drafts', () => {
    for (const settings of [{ search: false }, { hasDrafts: true }]) {
      const { context } = openContext(posts, {}, settings);
      const routes = collectRoutes(context);
      const none = { before: new Map(), kept: new Map(), now: recordsIn(new Map()) };
      const search = startSearch(routes, context, none);
      for (const { path } of routes) weighHere(search.add(path));
      expect([...search.files()]).toEqual([]);
      expect(routes.has('/search/')).toBe(false);
    }
  });
});
