import { nameKey } from '../../words/name-key.ts';
import { siteLanguage } from '../../words/site-language.ts';
import type { EventSummary } from '../types.ts';

/** A place by which events are filtered, with its key in the address. */
export interface EventPlace {
  readonly key: string;
  readonly title: string;
  /** Its language, where it is another than the site's. */
  readonly lang?: string;
}

/** More would be a list in which nobody finds anything: words find the others. */
const mostPlaces = 40;

/** Lists the places with the most events, in alphabetical order. */
export function eventPlaces(events: readonly EventSummary[]): readonly EventPlace[] {
  const counts = new Map<string, { readonly place: EventPlace; readonly count: number }>();
  for (const event of events) {
    if (!event.place?.key) continue;
    const { href: _, ...named } = event.place;
    const known = counts.get(named.key);
    counts.set(named.key, { place: known?.place ?? named, count: (known?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, mostPlaces)
    .map(({ place }) => ({ place, key: nameKey(place.title, siteLanguage) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ place }) => place);
}
