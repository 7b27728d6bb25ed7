import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createNumberSet } from '../../../generator/util/number-set.ts';

it('has the numbers of a Set', () => {
  const numbers = fc.array(fc.oneof(fc.nat({ max: 50 }), fc.maxSafeNat()));
  fc.assert(
    fc.property(numbers, numbers, (some, others) => {
      const known = new Set(some);
      const all = [...some, ...others];
      expect(all.map(createNumberSet(some))).toEqual(all.map((number) => known.has(number)));
    }),
  );
});
