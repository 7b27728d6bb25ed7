import { around } from 'geokdbush';
import KDBush from 'kdbush';
import type { Place } from '../../content/place.ts';
import { rememberValue } from '../../dependencies/remember-value.ts';

type Location = Place<'location'>;

/**
 * Finds the locations nearest to one, nearest first, at most `count`, without itself. Locations
 * without a position are skipped. `all` is indexed at the first call, and must not change.
 */
export function nearestLocations(
  location: Location,
  all: readonly Location[],
  count: number,
): readonly Location[] {
  const { latitude, longitude } = location.fields;
  if (latitude === null || longitude === null) return [];
  const { placed, index } = indexOf(all);
  return around(
    index,
    longitude,
    latitude,
    count,
    undefined,
    (place) => placed[place]?.id !== location.id,
  ).flatMap((place) => placed[place] ?? []);
}

/** A small number, so that a search visits few places. */
const placesInLeaf = 8;

const indexOf = rememberValue((all: readonly Location[]) => {
  const placed = all.filter(({ fields }) => fields.latitude !== null && fields.longitude !== null);
  const index = new KDBush(placed.length, placesInLeaf);
  for (const { fields } of placed) index.add(fields.longitude ?? 0, fields.latitude ?? 0);
  return { placed, index: index.finish() };
});
