import { beforeAll, describe, expect, it } from 'vitest';
import { createBrightonWest } from '../../../../examples/brighton-west/content/store.ts';
import { germanQueries, unanswered, visitorQueries } from '../../../site/visitor-queries.ts';
import { searchOfStore } from '../../../support/search-of-store.ts';
import { openSearchedSite, type SearchedSite } from '../../../support/search-site.ts';

describe('a visitor of the demo', () => {
  let site: SearchedSite;
  beforeAll(async () => {
    const files = await searchOfStore();
    site = await openSearchedSite(async (file) => files.get(file));
  });

  it.each(visitorQueries)('finds $paths among the first $within for "$words"', async (query) => {
    expect((await site.find(query.words)).slice(0, query.within)).toSatisfy(hasOneOf(query.paths));
  });

  it.each(unanswered)('is told what is missing of "%s"', async (words) => {
    const { rows, missingIn, corrected } = await site.ask(words);
    for (const [id] of rows) expect(missingIn(id).length).toBeGreaterThan(0);
    expect(corrected).toEqual([]);
  });

  it('is never shown a word that begins alike in place of a typed one without being told', async () => {
    for (const [typed, word] of [
      ['oystr', 'oyster'],
      ['barometr', 'barometer'],
    ] as const)
      expect((await site.ask(typed)).corrected).toEqual([[typed, word]]);
    for (const typed of ['bay', 'tern', 'late']) expect((await site.ask(typed)).corrected).toEqual([]);
  });

  it('is led to the part of a page', async () => {
    const [row] = (await site.ask('car park')).rows;
    const [, , , href, , , , , sections = []] = row ?? [];
    expect(href).toBe('/visit/');
    expect(sections.map(([anchor]) => anchor)).toContain('c-parking');
  });

  it('finds what is to come before what is over', async () => {
    for (const words of ['oyster festival', 'lantern parade', 'kite festival', 'winter lights']) {
      const [first = ''] = await site.find(words);
      expect(first, words).toMatch(/-2026\/$/);
    }
  });
});

describe('a visitor of a German pier', () => {
  let site: SearchedSite;
  beforeAll(async () => {
    const store = createBrightonWest();
    // The kind that the site adds needs its own code.
    store.entries = store.entries.filter(({ kind }) => kinds.has(kind));
    const files = await searchOfStore(store);
    site = await openSearchedSite(async (file) => files.get(file));
  });
  const kinds: ReadonlySet<string> = new Set(['page', 'post', 'event', 'location', 'artwork', 'experience']);

  it.each(germanQueries)('finds $paths among the first $within for "$words"', async (query) => {
    expect((await site.find(query.words)).slice(0, query.within)).toSatisfy(hasOneOf(query.paths));
  });
});

function hasOneOf(paths: readonly string[]) {
  return (found: readonly string[]) => found.some((path) => paths.includes(path));
}
