import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { weighHere } from '../../../../generator/content/words/weigh-texts.ts';
import type { SearchRecord } from '../../../../generator/files/search/search-record.ts';
import { startSearch } from '../../../../generator/files/search/start-search.ts';
import { collectRoutes } from '../../../../generator/routes/collect-routes.ts';
import type { RouteContext } from '../../../../generator/routes/route-context.ts';
import { contentsOf } from '../../../support/contents-of.ts';
import { makePost } from '../../../support/entries.ts';
import { paragraph } from '../../../support/paragraph.ts';
import { createRandom } from '../../../support/random.ts';
import { openContext } from '../../../support/route-context.ts';
import { openSearchedSite } from '../../../support/search-site.ts';

const pages = 10_000;
const wordsAPage = 220;
const vocabulary = 30_000;

/** Bytes, compressed with brotli. */
const firstResultBudget = 60_000;
const scriptBytes = 4096;

const random = createRandom(20_260_613);

/** Words of a language: few are in every text, most in hardly any, and their letters are not all alike. */
const lexicon = Array.from({ length: vocabulary }, makeWord);

function makeWord(): string {
  const length = 3 + Math.floor(random() * random() * 9);
  const letters = 'etaoinshrdlucmfwypvbgkjqxz';
  return Array.from({ length }, () => letters[Math.floor(random() ** 1.7 * letters.length)]).join('');
}

function words(count: number): string {
  const draw = () => lexicon[Math.floor(vocabulary ** random()) - 1];
  return Array.from({ length: count }, draw).join(' ');
}

describe('the index of 10,000 pages', () => {
  let context: RouteContext;
  const files = new Map<string, string>();
  let heapBytes = 0;

  beforeAll(() => {
    const posts = Array.from({ length: pages }, (_, index) =>
      makePost(3 * index + 1, {
        title: words(4),
        excerpt: words(18),
        blocks: [paragraph(words(wordsAPage))],
        published: '2026-01-01T12:00:00Z',
      }),
    );
    ({ context } = openContext(posts));
    const routes = collectRoutes(context);
    const before = process.memoryUsage().heapUsed;
    const add = (_: string, { words: kept }: SearchRecord) => {
      // Records go to the disk; the heap has what remains of them.
      if (kept.length === 0) throw new Error('an entry without words');
    };
    const search = startSearch(routes, context, {
      before: new Map(),
      kept: new Map(),
      now: { get: () => undefined, add },
    });
    for (const { path } of routes) weighHere(search.add(path));
    heapBytes = process.memoryUsage().heapUsed - before;
    for (const file of search.files()) files.set(file.path, contentsOf(file));
  });

  const sizes = (names: Iterable<string>) =>
    [...names].reduce(
      (sum, name) => sum + brotliCompressSync(files.get(name.replace(/^\//, '')) ?? '').length,
      0,
    );

  it.each([
    'rare word',
    'word of a hundred pages',
    'word of a thousand pages',
    'beginning of many',
    'two words',
  ])('gives the first results within 60 kB: %s', async (which) => {
    const typed = {
      'rare word': lexicon[20_000] ?? '',
      'word of a hundred pages': lexicon[1500] ?? '',
      'word of a thousand pages': lexicon[180] ?? '',
      'beginning of many': 'sta',
      'two words': `${lexicon[700]} ${lexicon[5000]}`,
    }[which];
    const { find, loaded } = await openSearchedSite(async (file) => files.get(file));
    const found = await find(typed ?? '', 10);
    expect(found.length).toBeGreaterThan(0);
    const bytes = sizes(loaded.keys()) + scriptBytes;
    expect(bytes).toBeLessThanOrEqual(firstResultBudget);
  });

  it('has files that a browser loads in one go, and not too many of them', () => {
    const lengthOf = (name: string) => files.get(name)?.length ?? 0;
    const [largest = ''] = [...files.keys()].sort((a, b) => lengthOf(b) - lengthOf(a));
    expect(sizes([largest])).toBeLessThanOrEqual(20_000);
    expect(files.size).toBeLessThan(1400);
  });

  it('is made in memory for its words and places, not for its texts', () => {
    expect(heapBytes).toBeLessThan(250_000_000);
  });
});
