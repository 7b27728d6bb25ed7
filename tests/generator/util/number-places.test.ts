import fc from 'fast-check';
import { expect, it } from 'vitest';
import { indexNumbers } from '../../../generator/util/number-places.ts';

it('finds the last place of every number of a list, and none of others, whatever its order', () => {
  const lists = fc.array(fc.integer({ min: -20, max: 20 }));
  fc.assert(
    fc.property(lists, fc.boolean(), (numbers, isSorted) => {
      const list = isSorted ? numbers.toSorted((a, b) => a - b) : numbers;
      const placeOf = indexNumbers(Float64Array.from(list));
      for (let number = -21; number <= 21; number += 1) {
        const place = list.lastIndexOf(number);
        expect(placeOf(number)).toBe(place === -1 ? undefined : place);
      }
      expect(placeOf(Number.NaN)).toBeUndefined();
    }),
  );
});
