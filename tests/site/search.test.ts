import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Row } from '../../client-runtime/search/search-index.ts';
import { foldWords } from '../../client-runtime/search/words/fold-words.ts';
import { readManifest } from '../support/read-manifest.ts';
import { filesOf, openSearchedSite, type SearchedSite } from '../support/search-site.ts';
import { searchQueries } from './search-queries.ts';

const folder = inject('demoSite');
const read = filesOf(folder);

let site: SearchedSite;
let rows: readonly Row[];

beforeAll(async () => {
  site = await openSearchedSite(read);
  const directory = JSON.parse((await read('_boardwalk/search.json')) ?? '');
  const files = directory.rows.map((name: string) => read(`_assets/search/${name}.json`));
  rows = (await Promise.all<string>(files)).flatMap((text): readonly Row[] => JSON.parse(text));
});

describe('the search of the demo', () => {
  it('finds every entry by each word of its title', async () => {
    expect(rows.length).toBeGreaterThan(150);
    const missed: string[] = [];
    for (const [, , title, href] of rows)
      for (const word of foldWords(title))
        if (!(await site.find(word)).includes(decodeURI(href))) missed.push(`${word} of ${title}`);
    expect(missed).toEqual([]);
  });

  it.each(searchQueries)('answers "$words" with $path', async ({ words, path, within }) => {
    expect((await site.find(words)).slice(0, within)).toContain(path);
  });

  it('knows nothing of pages that are hidden, of lists, archives and the error page', async () => {
    const paths = rows.map(([, , , href]) => decodeURI(href));
    expect(paths).toContain('/visit/');
    expect(
      paths.filter((path) => /^\/(style-guide|search|wp-admin|404|news\/(c|page)|popup)/.test(path)),
    ).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) {
      const html = (await read(`${path.slice(1)}index.html`)) ?? '';
      expect(html, path).toContain('<main');
      expect(html, path).not.toContain('content="noindex');
    }
  });

  it('has pictures, dates and places that exist', async () => {
    const pictures = rows.flatMap(([, , , , , , picture]) => picture.split(' ').filter((address) => address));
    expect(pictures.length).toBeGreaterThan(100);
    for (const address of pictures) expect(await read(address.slice(1)), address).toBeDefined();
    const factsOf = (path: string) => rows.find(([, , , href]) => href === path)?.[4];
    expect(factsOf('/event/oyster-festival-2026/')).toBe(
      'September 18 – 20, 2026, 12:00 PM – 6:00 PM · The Pavilion',
    );
    expect(factsOf('/news/p/pile-900/')).toMatch(/^\w+ \d+, 202\d$/);
  });

  it('is published as files that never change under their names, but for the directory', async () => {
    const { files, counts } = (await readManifest(folder)) ?? {
      files: [],
    };
    const ofSearch = files.filter((file) => /(^_assets\/search\/|^_boardwalk\/search)/.test(file.path));
    const data = ofSearch.filter((file) => file.class !== 'asset').map((file) => file.path);
    expect(data).toEqual(['_boardwalk/search.json']);
    expect(ofSearch.length).toBe(counts?.search);
    expect(ofSearch.length).toBeLessThan(70);
  });
});
