import { describe, expect, it } from 'vitest';
import { nextOnWalk, walkOfWorks } from '../../../../generator/routes/places/walk.ts';
import { makeEntry } from '../../../support/entries.ts';
import { openContext } from '../../../support/route-context.ts';

const metre = 1 / 111_320;
const at = (id: number, slug: string, north: number) => ({
  ...makeEntry('location', id, {
    title: slug,
    fields: { latitude: 44 + north * metre, longitude: -70 },
  }),
  slug,
});
const work = (id: number, title: string, locationId: number | null) =>
  makeEntry('artwork', id, { title, fields: { locationId } });
const plan = {
  block: 'pier/map' as const,
  settings: { walk: ['gate', 'light'], bounds: { south: 43.9, north: 44.1, west: -70.1, east: -69.9 } },
};
const entries = [
  at(1, 'gate', 0),
  at(2, 'light', 400),
  at(3, 'hall', 250),
  at(4, 'town', 40_000),
  work(11, 'Light', 2),
  work(12, 'Door', 1),
  work(13, 'Hall', 3),
  work(14, 'Roof', 3),
  work(15, 'Elsewhere', 4),
  work(16, 'Lost', null),
];
const walk = makeEntry('page', 21, { uri: '/walk/', blocks: [plan] });

describe('the walk along the deck', () => {
  const { context } = openContext([...entries, walk]);
  const { context: withoutPlan } = openContext(entries);
  const nextOf = (id: number, from = context) => {
    const own = from.lists.artwork.all().find((one) => one.id === id);
    const next = own && nextOnWalk(own, from);
    return next && [next.heading, ...next.stops.map(({ title, note }) => `${title}: ${note}`)];
  };

  it.each([
    [12, ['Next on the walk', 'Hall: 820 ft further', 'Roof: 820 ft further', 'Light: 0.2 mi further']],
    [13, ['Next on the walk', 'Roof: Right here', 'Light: 490 ft further']],
    [11, ['On the way back', 'Roof: 490 ft back', 'Hall: 490 ft back', 'Door: 0.2 mi back']],
    [15, undefined],
    [16, undefined],
  ])('leads from the work %d to the next ones, and back from the last', (id, expected) => {
    expect(nextOf(id)).toEqual(expected);
    expect(nextOf(id, withoutPlan)).toBeUndefined();
  });

  it('has all works of the pier from the entrance to its end, and its places', () => {
    expect(walkOfWorks(context).map(({ title, note }) => `${title}: ${note}`)).toEqual([
      'Door: Right at the entrance',
      'Hall: 820 ft from the entrance',
      'Roof: 820 ft from the entrance',
      'Light: 0.2 mi from the entrance',
    ]);
    expect(walkOfWorks(withoutPlan)).toEqual([]);
    expect(context.lists.placesOnWay.all().map(({ slug }) => slug)).toEqual(['gate', 'hall', 'light']);
  });
});
