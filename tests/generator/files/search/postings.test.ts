import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodeWord } from '../../../../client-runtime/search/words/encode-word.ts';
import { cutShards } from '../../../../generator/files/search/cut-shards.ts';
import { startPostings } from '../../../../generator/files/search/postings.ts';
import { countCases } from '../../../support/count-cases.ts';

/** The postings of a word, made from all its entries at once. */
function postingsOf(word: string, texts: readonly (readonly [id: number, words: Map<string, number>])[]) {
  const all = texts.flatMap(([id, words]) => (words.has(word) ? [[id, words.get(word) ?? 0] as const] : []));
  const shown = all.length > 1000 ? all.filter(([, weight]) => weight > 3) : all;
  const numbers = shown.map(([id, weight], at) => (id - (shown[at - 1]?.[0] ?? 0)) * 32 + weight);
  return all.length > 1000 ? [0, ...numbers] : numbers;
}

const words = fc.constantFrom('a', 'an', 'oyster', 'oysters', '灯台', '灯', 'ぁ', '7', '__proto__');

it('are those of all entries of a word, sorted by its code', () => {
  const entry = fc.tuple(
    fc.integer({ min: 1, max: 2 ** 30 }),
    fc.array(fc.tuple(words, fc.integer({ min: 1, max: 31 }))).map((pairs) => new Map(pairs)),
  );
  // Each entry many times: some words are in more than 1000 texts.
  const times = fc.constantFrom(1, 40, 600);
  const { saw, expectSeen } = countCases();
  fc.assert(
    fc.property(fc.array(entry), times, (entries, times) => {
      const repeated = entries.flatMap(([id, words]) =>
        Array.from({ length: times }, (_, n) => [id + n * 3, words] as const),
      );
      const unsorted = [...new Map(repeated)];
      const { add, sorted } = startPostings();
      for (const [id, words] of unsorted) add(id, [...words].flat().join(' '));
      const texts = unsorted.toSorted(([a], [b]) => a - b);
      const index = sorted();
      const known = [...new Set(texts.flatMap(([, words]) => [...words.keys()]))].sort((a, b) =>
        encodeWord(a) < encodeWord(b) ? -1 : 1,
      );
      const expected = known.map((word) => `${JSON.stringify(word)}:[${postingsOf(word, texts)}]`);
      for (const word of known) {
        const count = texts.filter(([, words]) => words.has(word)).length;
        saw({
          'a word in more than 1000 texts': count > 1000,
          'a word in few texts': count <= 1000,
          'a word that is a name of the language': word === '__proto__',
        });
      }
      expect(index.map(({ json }) => json())).toEqual(expected);
      expect(index.map(({ code }) => code)).toEqual(known.map(encodeWord));
    }),
    { numRuns: 40 },
  );
  expectSeen();
});

it('are cut into files by the first letters of their words, and by more where a file would be too long', () => {
  const code = fc.string({ unit: fc.constantFrom('a', 'b', '_', '0'), minLength: 1, maxLength: 6 });
  const word = fc.record({ code, size: fc.constantFrom(10, 20_000, 50_000) });
  const { saw, expectSeen } = countCases();
  fc.assert(
    fc.property(fc.uniqueArray(word, { selector: ({ code }) => code, size: 'large' }), (unsorted) => {
      const words = unsorted.sort((a, b) => (a.code < b.code ? -1 : 1));
      const jsonOf = (word: { code: string; size: number }) => word.code.padEnd(word.size, '.');
      const shards = [...cutShards(words.map((word) => ({ ...word, json: () => jsonOf(word) })))];
      expect(shards.flatMap(({ json }) => json)).toEqual(words.map(jsonOf));
      saw({
        'several files': shards.length > 1,
        'a file by more letters': shards.some(({ key }) => key.length > 2),
        'a word too long for a file': words.some(({ size }) => size > 48_000),
      });
      expect(new Set(shards.map(({ key }) => key)).size).toBe(shards.length);
      for (const { key, json } of shards) {
        expect(json.every((word) => word.startsWith(key))).toBe(true);
        if (json.length > 1) expect(json.join('').length).toBeLessThanOrEqual(48_000);
      }
    }),
  );
  expectSeen();
});
