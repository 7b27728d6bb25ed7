import type { DemoKind } from '../../../demo/kinds.ts';
import type { DemoEntry } from '../../../demo/store.ts';

/** The folder of the addresses of each kind in WordPress: of posts as the permalinks say, of the others as the plugin does. */
export const wordpressFolders: Readonly<Record<DemoKind, string>> = {
  post: 'news',
  page: '',
  event: 'event',
  location: 'location',
  artwork: 'art',
  experience: 'experiences',
};

type StoredValue = string | number | boolean | object;

/** Returns the fields of an entry as the plugin stores them: those that are filled in. */
export function metaOf(entry: DemoEntry): Readonly<Record<string, StoredValue>> {
  const fields = fieldsOf(entry);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === null || value === '' || value === false ? [] : [[`boardwalk_${name}`, value]],
    ),
  );
}

function fieldsOf(entry: DemoEntry): Readonly<Record<string, StoredValue | null>> {
  if (entry.kind === 'event') {
    const { startDate, endDate, venue, eventUrl, venueLocationId, price, isFree, isForFamilies } = entry;
    return {
      ...{ start: startDate, end: endDate, venue, event_url: eventUrl, venue_location: venueLocationId },
      ...{ price, is_free: isFree, is_for_families: isForFamilies },
    };
  }
  if (entry.kind === 'location') {
    const { address, latitude, longitude, hours, phone, website, openingHours } = entry;
    return { address, latitude, longitude, hours, phone, website, opening_hours: openingHours };
  }
  if (entry.kind !== 'artwork') return {};
  return { artist: entry.artist, year: entry.year, location: entry.locationId };
}
