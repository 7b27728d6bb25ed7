import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createNumberLists } from '../../../generator/util/number-lists.ts';

const list = fc.integer({ min: 0, max: 5 });
const number = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const step = fc.oneof(
  { weight: 40, arbitrary: fc.record({ list, number }) },
  { weight: 1, arbitrary: fc.record({ list, bit: fc.integer({ min: 0, max: 4 }) }) },
);

it('gives back the numbers of each list in their order, also after some were removed', () => {
  fc.assert(
    fc.property(fc.array(step, { size: 'large' }), (steps) => {
      const lists = createNumberLists();
      const known: number[][] = Array.from({ length: 7 }, () => []);
      for (const step of steps) {
        if ('number' in step) {
          lists.add(step.list, step.number);
          known[step.list]?.push(step.number);
        } else {
          const isKept = (number: number) => ((number >>> step.bit) & 1) === 1;
          lists.keep(step.list, isKept);
          known[step.list] = (known[step.list] ?? []).filter(isKept);
        }
      }
      expect(known.map((_, list) => [...lists.read(list)])).toEqual(known);
      expect(known.map((_, list) => lists.lengthOf(list))).toEqual(known.map(({ length }) => length));
    }),
  );
});
