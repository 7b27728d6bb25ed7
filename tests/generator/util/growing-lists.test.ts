import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createGrowingLists } from '../../../generator/util/growing-lists.ts';
import { countCases } from '../../support/count-cases.ts';

const list = fc.integer({ min: 0, max: 5 });
const distance = fc.oneof(
  fc.integer({ min: 0, max: 300 }),
  fc.constantFrom(127, 128, 2 ** 14 - 1, 2 ** 14, 2 ** 21),
);
const step = fc.oneof(
  { weight: 40, arbitrary: fc.record({ list, distance }) },
  { weight: 1, arbitrary: fc.record({ list, bit: fc.integer({ min: 0, max: 4 }) }) },
);

it('gives back the numbers of each list in their order, also after some were removed', () => {
  const { saw, expectSeen } = countCases();
  fc.assert(
    fc.property(fc.array(step, { size: 'large' }), (steps) => {
      const lists = createGrowingLists();
      let hasFreed = false;
      const known: number[][] = Array.from({ length: 7 }, () => []);
      for (const step of steps) {
        if ('distance' in step) {
          const number = (known[step.list]?.at(-1) ?? 0) + step.distance;
          lists.add(step.list, number);
          saw({
            'a number after blocks are freed': hasFreed,
            'a distance of four bytes': step.distance === 2 ** 21,
          });
          known[step.list]?.push(number);
        } else {
          const count = known[step.list]?.length ?? 0;
          saw({ 'several blocks are freed': count > 12 });
          hasFreed ||= count > 12;
          const isKept = (number: number) => ((number >>> step.bit) & 1) === 1;
          lists.keep(step.list, isKept);
          known[step.list] = (known[step.list] ?? []).filter(isKept);
        }
      }
      saw({
        'a list of several blocks': known.some(({ length }) => length > 12),
        'an empty list': known.slice(0, 6).some(({ length }) => length === 0),
      });
      expect(known.map((_, list) => [...lists.read(list)])).toEqual(known);
      expect(known.map((_, list) => lists.lengthOf(list))).toEqual(known.map(({ length }) => length));
    }),
  );
  expectSeen();
});

it('takes the greatest number, and lists of more than a chunk of blocks', () => {
  const lists = createGrowingLists();
  lists.add(3, 0);
  lists.add(3, 2 ** 32 - 1);
  for (let number = 0; number < 250_000; number += 1) lists.add(0, number);
  expect([...lists.read(3)]).toEqual([0, 2 ** 32 - 1]);
  expect([...lists.read(0)]).toEqual(Array.from({ length: 250_000 }, (_, number) => number));
});

it('refuses a number that is less than the one before', () => {
  const lists = createGrowingLists();
  lists.add(0, 7);
  expect(() => lists.add(0, 6)).toThrow(RangeError);
});
