import { expect, it } from 'vitest';
import { makeEntry } from '../support/entries.ts';
import { openContext } from '../support/route-context.ts';

it('gives a place its kind also where the grid spells its slug in another form of Unicode', () => {
  const cafe = makeEntry('location', 1, { slug: 'café-du-port'.normalize('NFC'), title: 'Café du Port' });
  const settings = { slugs: [cafe.slug.normalize('NFD')] };
  const dining = makeEntry('experience', 2, {
    slug: 'dining',
    title: 'Dining',
    blocks: [{ block: 'pier/location-grid', settings }],
  });
  expect(openContext([cafe, dining]).context.kindsOf(cafe)).toEqual([{ label: 'Dining', by: 'entry' }]);
});
