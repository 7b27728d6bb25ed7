import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTextArena } from '../../../generator/util/text-arena.ts';
import { countCases } from '../../support/count-cases.ts';

/** Any code units, unpaired surrogates included, most of them in words of one byte a character. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme-ascii' }),
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  // Longer than a chunk, and such that the next text does not fit into the rest of it.
  fc
    .record({ length: fc.integer({ min: 0, max: 600_000 }), unit: fc.constantFrom('a', 'ÿ', 'Ā') })
    .map(({ unit, length }) => unit.repeat(length)),
);

it('gives every text back as it was added', () => {
  const { saw, expectSeen } = countCases();
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      const arena = createTextArena();
      expect(texts.map(arena.add)).toEqual([...texts.keys()]);
      expect(arena.size).toBe(texts.length);
      const isWide = (text: string) => [...text].some((letter) => letter > 'ÿ');
      saw({
        'longer than a chunk': texts.some(({ length }) => length > 2 ** 18),
        'a short one after it': texts.some(
          ({ length }, at) => length < 100 && (texts[at - 1]?.length ?? 0) > 2 ** 18,
        ),
        'of two bytes a letter': texts.some(isWide),
        'of two bytes a letter, longer than a chunk': texts.some(
          (text) => text.length > 2 ** 17 && text.startsWith('Ā'),
        ),
        'an unpaired surrogate': texts.some((text) => /\p{Surrogate}/u.test(text)),
        empty: texts.includes(''),
      });
      expect(texts.every((added, number) => arena.at(number) === added && arena.isAt(number, added))).toBe(
        true,
      );
    }),
  );
  expectSeen();
});

it('compares texts as the language does', () => {
  const pair = fc.oneof(
    fc.tuple(text, text),
    fc
      .tuple(text, fc.constantFrom('🎡', '～', '灯'))
      .map(([start, end]) => [`${start}🎡`, start + end] as const),
    text.map((same) => [same, same] as const),
    fc.tuple(text, text).map(([start, end]) => [start, start + end] as const),
  );
  const { saw, expectSeen } = countCases();
  fc.assert(
    fc.property(pair, ([first, second]) => {
      const arena = createTextArena();
      const order = Math.sign(arena.compare(arena.add(first), arena.add(second)));
      expect(order).toBe(first === second ? 0 : first < second ? -1 : 1);
      expect(arena.isAt(0, second)).toBe(first === second);
      saw({
        equal: first === second,
        'one that the other begins with': first !== second && second.startsWith(first),
        'of another order by code points': first.endsWith('🎡') && second.endsWith('～'),
      });
    }),
  );
  expectSeen();
});

it('refuses numbers that it did not give', () => {
  const arena = createTextArena();
  expect(() => arena.at(0)).toThrow('No text has the number 0.');
  arena.add('a');
  for (const number of [-1, 1, 16, Number.NaN]) expect(() => arena.isAt(number, '')).toThrow(RangeError);
});

it('keeps a million paths outside the JavaScript heap', () => {
  const paths = (number: number) => `/news/2026/a-walk-on-the-pier-${number}/`;
  const arena = createTextArena();
  const before = process.memoryUsage();
  for (let number = 0; number < 1_000_000; number += 1) arena.add(paths(number));
  const { arrayBuffers } = process.memoryUsage();
  expect(arena.at(999_999)).toBe(paths(999_999));
  // 38 characters, two numbers of 4 bytes, and room to grow.
  expect(arrayBuffers - before.arrayBuffers).toBeLessThan(64_000_000);
});
