import { describe, expect, it } from 'vitest';
import { countKinds, groupPlaces, type NumberedPlace } from '../../../templates/components/place-groups.ts';
import type { EntryLabel } from '../../../templates/types.ts';
import { href } from '../samples.ts';

const place = (title: string, number: number, ...names: string[]): NumberedPlace => ({
  number,
  location: { id: number, title, href: href(`/location/${title}/`), kinds: kinds(...names) },
});

const kinds = (...names: string[]): readonly EntryLabel[] => names.map((label) => ({ label, by: 'entry' }));

const places = [
  place('bakery', 1, 'Dining', 'Shops'),
  place('hotel', 2),
  place('books', 3, 'Shops'),
  place('bar', 4, 'Dining'),
];

describe('the places of a directory', () => {
  it('stand by their first kind, in the order of the kinds, those of none last, each with its number', () => {
    const groups = groupPlaces(places, kinds('Shops', 'Dining'));
    expect(
      groups.map(({ name, places: members }) => [
        name?.label,
        members.map(({ number, location }) => `${number} ${location.title}`),
      ]),
    ).toEqual([
      ['Shops', ['1 bakery', '3 books']],
      ['Dining', ['4 bar']],
      [undefined, ['2 hotel']],
    ]);
  });

  it('are one group where there are no kinds, and none where there are no places', () => {
    expect(groupPlaces(places, []).map((group) => group.places.length)).toEqual([4]);
    expect(groupPlaces([], kinds('Dining'))).toEqual([]);
  });

  it('can be linked to by kind, in whatever script it is written', () => {
    const groups = groupPlaces(
      [place('a', 1, 'Food & Drink'), place('b', 2, 'カフェ')],
      kinds('Food & Drink', 'カフェ'),
    );
    expect(groups.map(({ id }) => id)).toEqual(['places-food-drink', 'places-カフェ']);
  });

  it('count for each kind that they are of', () => {
    expect(countKinds(places, kinds('Shops', 'Dining', 'Sports'))).toEqual([
      { label: 'Shops', by: 'entry', count: 2 },
      { label: 'Dining', by: 'entry', count: 2 },
      { label: 'Sports', by: 'entry', count: 0 },
    ]);
  });
});
