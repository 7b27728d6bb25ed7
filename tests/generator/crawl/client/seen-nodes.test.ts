import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSeenNodes } from '../../../../generator/crawl/client/seen-nodes.ts';
import { countCases } from '../../../support/count-cases.ts';

const node = fc.record({
  databaseId: fc.oneof(fc.nat(20), fc.maxSafeNat()),
  slug: fc.constantFrom('a', 'b'),
});

it('entries of a list are told from those that have arrived, as by a map', () => {
  const { saw, expectSeen } = countCases();
  fc.assert(
    fc.property(fc.array(node, { maxLength: 60, size: 'max' }), (nodes) => {
      const seen = createSeenNodes();
      const map = new Map<number, string>();
      for (const { databaseId, slug } of nodes) {
        const known = map.get(databaseId);
        expect(seen.has(databaseId)).toBe(known !== undefined);
        const former = known === undefined ? 'none' : known === slug ? 'same' : 'other';
        expect(seen.add({ databaseId, slug } as { databaseId: number })).toBe(former);
        saw({ 'the same again': former === 'same', 'another of its id': former === 'other' });
        if (known === undefined) map.set(databaseId, slug);
      }
      saw({ 'more than the first arrays hold': map.size > 16 });
      expect(seen.size).toBe(map.size);
      expect(seen.ids()).toEqual([...map.keys()]);
    }),
  );
  expectSeen();
});
