import fc from 'fast-check';
import { expect, it } from 'vitest';
import { indexNumbers } from '../../../generator/util/number-places.ts';
import { countCases } from '../../support/count-cases.ts';

it('finds the last place of every number of a list, and none of others, whatever its order', () => {
  const number = fc.integer({ min: -20, max: 20 });
  const lists = fc.oneof(
    { weight: 4, arbitrary: fc.array(number, { size: 'medium' }) },
    fc.constant<number[]>([]),
  );
  const { saw, expectSeen } = countCases();
  fc.assert(
    fc.property(lists, fc.boolean(), (numbers, isSorted) => {
      const list = isSorted ? numbers.toSorted((a, b) => a - b) : numbers;
      const hasTwins = new Set(list).size < list.length;
      const isAscending = list.every((number, at) => number >= (list[at - 1] ?? number));
      saw({
        'a number twice, sorted': hasTwins && isAscending,
        'a number twice, unsorted': hasTwins && !isAscending,
        none: list.length === 0,
      });
      const placeOf = indexNumbers(Float64Array.from(list));
      for (let number = -21; number <= 21; number += 1) {
        const place = list.lastIndexOf(number);
        expect(placeOf(number)).toBe(place === -1 ? undefined : place);
      }
      expect(placeOf(Number.NaN)).toBeUndefined();
    }),
  );
  expectSeen();
});
