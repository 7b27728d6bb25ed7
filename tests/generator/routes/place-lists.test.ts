import { describe, expect, it } from 'vitest';
import { nearestLocations } from '../../../generator/routes/place-lists.ts';
import { makeEntry } from '../../support/entries.ts';

const at = (id: number, latitude: number | null, longitude: number | null) =>
  makeEntry('location', id, { fields: { latitude, longitude } });

describe('the nearest locations', () => {
  const lost = at(9, null, null);
  const here = at(1, 43.07, -70.75);
  const all = [
    at(5, 43.2, -70.75),
    at(2, 43.071, -70.75),
    lost,
    here,
    at(3, 43.07, -70.748),
    at(4, 43.1, -70.7),
  ];

  it('come nearest first, without the place itself and those without a position', () => {
    expect(nearestLocations(here, all, 3).map(({ id }) => id)).toEqual([2, 3, 4]);
    expect(nearestLocations(here, all, 9).map(({ id }) => id)).toEqual([2, 3, 4, 5]);
  });

  it('are an empty list for a place without a position', () => {
    expect(nearestLocations(lost, all, 3)).toEqual([]);
  });

  it('are found where many are at one spot', () => {
    const crowd = Array.from({ length: 200 }, (_, index) => at(100 + index, 43, -70));
    const [first] = crowd;
    const found = first === undefined ? [] : nearestLocations(first, crowd, 3);
    expect(new Set(found.map(({ id }) => id)).size).toBe(3);
    expect(found).not.toContain(first);
  });
});
