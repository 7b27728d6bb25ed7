import { describe, expect, it } from 'vitest';
import { type Place, placeOf } from '../../../../generator/content/place.ts';
import { numberPlaces } from '../../../../generator/routes/places/number-places.ts';
import { makeEntry } from '../../../support/entries.ts';

/** A place so many metres east and north of a point at 44 degrees. */
function at(id: number, slug: string, east?: number, north = 0): Place<'location'> {
  const entry = makeEntry('location', id);
  const position =
    east === undefined
      ? { latitude: null, longitude: null }
      : {
          latitude: 44 + north / 111_320,
          longitude: -70 + east / (111_320 * Math.cos((44 * Math.PI) / 180)),
        };
  return placeOf({ ...entry, slug, fields: { ...entry.fields, ...position } });
}

function order(places: readonly Place<'location'>[], walk?: Parameters<typeof numberPlaces>[1]) {
  const numbers = numberPlaces(places, walk ?? {});
  return [...numbers]
    .sort(([, one], [, other]) => one - other)
    .map(([id, number]) => `${number} ${places.find((place) => place.id === id)?.slug}`);
}

const light = at(1, 'light', 400, 90);
const gate = at(2, 'gate', 0);
const bar = at(3, 'bar', 200, 60);
const kiosk = at(4, 'kiosk', 190, 30);
const carPark = at(5, 'car-park', -60);
const unknown = at(6, 'nowhere');

describe('the numbers of places', () => {
  it('follow the way from the gate to the light, those before the gate first, and skip places without a position', () => {
    const places = [light, bar, unknown, gate, carPark, kiosk];
    expect(order(places, { walk: ['gate', 'light'] })).toEqual([
      '1 car-park',
      '2 gate',
      '3 kiosk',
      '4 bar',
      '5 light',
    ]);
    expect(order(places, { walk: ['light', 'gate'] })[0]).toBe('1 light');
  });

  it('lead from a gate alone to the place that is farthest from it, and without one between the two farthest apart', () => {
    const places = [bar, light, gate, kiosk];
    expect(order(places, { walk: ['gate'] })).toEqual(['1 gate', '2 kiosk', '3 bar', '4 light']);
    expect(order(places)).toEqual(['1 light', '2 bar', '3 kiosk', '4 gate']);
    expect(order(places.toReversed())).toEqual(['1 gate', '2 kiosk', '3 bar', '4 light']);
    expect(order(places, { walk: ['closed-long-ago'] })).toEqual(order(places));
  });

  it('follow the bends of a pier', () => {
    const bend = at(11, 'bend', 300);
    const end = at(12, 'end', 300, 300);
    const before = at(13, 'before-the-bend', 270, 12);
    const behind = at(14, 'behind-the-bend', 280, 100);
    const beside = at(15, 'beside-the-way', 120, 40);
    const places = [end, behind, bend, beside, before, gate];
    expect(order(places, { walk: ['gate', 'bend', 'end'] })).toEqual([
      '1 gate',
      '2 beside-the-way',
      '3 before-the-bend',
      '4 bend',
      '5 behind-the-bend',
      '6 end',
    ]);
  });

  it('come last outside the plan, whose way they do not bend', () => {
    const bounds = { south: 43.99, north: 44.01, west: -70.01, east: -69.99 };
    const sister = at(21, 'sister-pier', -9000);
    expect(order([sister, gate, light, bar], { bounds })).toEqual([
      '1 gate',
      '2 bar',
      '3 light',
      '4 sister-pier',
    ]);
  });

  it('are those of the list for places at one point, for one alone and for none', () => {
    expect(order([at(32, 'b', 5), at(31, 'a', 5)])).toEqual(['1 b', '2 a']);
    expect(order([gate])).toEqual(['1 gate']);
    expect(order([unknown])).toEqual([]);
  });
});
