import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTextIndex } from '../../../generator/util/text-index.ts';
import { createTextTable, keyedHash } from '../../../generator/util/text-table.ts';
import { countCases } from '../../support/count-cases.ts';

const texts = fc.array(fc.oneof(fc.string({ maxLength: 2 }), fc.string({ unit: 'binary' })), {
  size: 'large',
});

it('finds the number of each text, as a Map would', () => {
  const { saw, expectSeen } = countCases();
  fc.assert(
    fc.property(texts, texts, (added, others) => {
      const index = createTextIndex();
      const known = new Map<string, number>();
      const wrong = added.filter((text) => {
        if (!known.has(text)) known.set(text, known.size);
        return index.add(text) !== known.get(text);
      });
      expect(wrong).toEqual([]);
      expect([...added, ...others].filter((text) => index.find(text) !== known.get(text))).toEqual([]);
      expect([...known.values()].map(index.at)).toEqual([...known.keys()]);
      expect(index.size).toBe(known.size);
      saw({
        'a text twice': known.size < added.length,
        'more than the first arrays hold': known.size > 16,
        'asked for a known text': others.some((text) => known.has(text)),
        'asked for an unknown text': others.some((text) => !known.has(text)),
        empty: known.has(''),
      });
    }),
  );
  expectSeen();
});

it('finds each of many texts, and none that was not added', () => {
  const index = createTextIndex();
  for (let number = 0; number < 200_000; number += 1) index.add(`/event/${number}/`);
  let wrong = 0;
  for (let number = 0; number < 200_000; number += 1) {
    if (index.find(`/event/${number}/`) !== number) wrong += 1;
    if (index.find(`/event/${number}`) !== undefined) wrong += 1;
  }
  expect(wrong).toBe(0);
});

it('asks for the text of few numbers', () => {
  const known: string[] = [];
  let asked = 0;
  const table = createTextTable((number, text) => {
    asked += 1;
    return known[number] === text;
  });
  for (let number = 0; number < 100_000; number += 1) {
    known.push(`/${number}`);
    table.add(`/${number}`);
  }
  for (const text of known) table.find(text);
  expect(asked).toBeLessThan(known.length + 50);
  for (const text of known) table.find(`${text}/`);
  expect(asked).toBeLessThan(known.length + 100);
});

it('hashes short texts that differ little into different slots', () => {
  const hashes = new Set<number>();
  for (let unit = 0; unit < 0x1_0000; unit += 1) hashes.add(keyedHash(String.fromCharCode(unit)));
  for (let length = 0; length < 1000; length += 1) hashes.add(keyedHash('\0'.repeat(length)));
  // The text of one 0 is in both.
  expect(hashes.size).toBeGreaterThan(0x1_0000 + 1000 - 1 - 20);
});
