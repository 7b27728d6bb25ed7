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

/** Returns the fields of an entry as the plugin stores them: those that are filled in. */
export function metaOf(entry: DemoEntry): Readonly<Record<string, string | number>> {
  const fields = fieldsOf(entry);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === null || value === '' ? [] : [[`boardwalk_${name}`, value]],
    ),
  );
}

function fieldsOf(entry: DemoEntry): Readonly<Record<string, string | number | null>> {
  if (entry.kind === 'event') {
    const { startDate, endDate, venue, eventUrl } = entry;
    return { start: startDate, end: endDate, venue, event_url: eventUrl };
  }
  if (entry.kind === 'location') {
    const { address, latitude, longitude, hours, phone, website } = entry;
    return { address, latitude, longitude, hours, phone, website };
  }
  return entry.kind === 'artwork' ? { artist: entry.artist, year: entry.year } : {};
}
