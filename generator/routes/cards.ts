import type {
  ArtSummary,
  EventSummary,
  ExperienceSummary,
  LocationSummary,
  NamedLink,
  NewsSummary,
} from '../../templates/types.ts';
import type { Category, Entry, SiteContent } from '../content/content.ts';
import { dateLabel, parseLocal, when } from '../content/dates.ts';
import { titleOf } from '../content/name-entry.ts';
import { hrefOf } from '../content/paths.ts';
import type { AnyPlace, Place } from '../content/place.ts';
import { compact } from '../util/omit-undefined.ts';
import type { EntryPaths } from './entry-paths.ts';
import type { EventPhases } from './event-phases.ts';
import type { FindRow, ReadRow } from './open-rows.ts';
import { placeTimes } from './places/opening-times.ts';
import type { Resolver } from './resolve.ts';

export interface CardInput {
  readonly content: Pick<SiteContent, 'settings'>;
  readonly row: ReadRow;
  readonly find: FindRow;
  readonly phases: EventPhases;
  readonly paths: EntryPaths;
  readonly resolve: Resolver;
  readonly kindsOf: (location: Place<'location'>) => readonly string[];
  /** The location where an event takes place. */
  readonly venueOf: (event: Place<'event'>) => Place<'location'> | undefined;
  readonly category: (category: Category) => NamedLink;
}

export type CardKind = keyof Cards;
export type Cards = ReturnType<typeof createCards>;

/** Of a post with many categories, its card names the first ones. */
const mostCategories = 3;

/** Returns the functions that make the card of an entry, by its kind. */
export function createCards({
  content,
  row,
  find,
  phases,
  paths,
  resolve,
  kindsOf,
  venueOf,
  category,
}: CardInput) {
  const { timeZone } = content.settings;
  const hrefOfEntry = (entry: AnyPlace) => hrefOf(paths.ofEntry(entry) ?? '/');
  const text = (value: string) => (value === '' ? undefined : value);

  const placeOf = (entry: Entry<'event'>): EventSummary['place'] => {
    const location = venueOf(entry);
    if (location !== undefined) return { title: titleOf(row(location)), href: hrefOfEntry(location) };
    return entry.fields.venue === '' ? undefined : { title: entry.fields.venue };
  };

  return {
    event: (entry: Entry<'event'>): EventSummary | undefined => {
      const start = parseLocal(entry.fields.start, timeZone);
      if (start === null) return undefined;
      const end = parseLocal(entry.fields.end, timeZone);
      const { isPast = false, isRunning = false } = phases(entry) ?? {};
      return compact({
        title: titleOf(entry),
        href: hrefOfEntry(entry),
        when: when(start, end),
        isPast,
        isRunning: isRunning || undefined,
        venue: text(entry.fields.venue),
        place: placeOf(entry),
        price: entry.fields.isFree ? 'Free' : text(entry.fields.price),
        isFree: entry.fields.isFree || undefined,
        isForFamilies: entry.fields.isForFamilies || undefined,
        excerpt: text(entry.excerpt),
        picture: resolve.pictureById(entry.imageId),
      });
    },
    post: (entry: Entry<'post'>): NewsSummary =>
      compact({
        title: titleOf(entry),
        href: hrefOfEntry(entry),
        published: dateLabel(entry.published, timeZone),
        categories: entry.fields.categoryIds
          .flatMap((id) => find('category', id) ?? [])
          .slice(0, mostCategories)
          .map(category),
        excerpt: text(entry.excerpt),
        picture: resolve.pictureById(entry.imageId),
      }),
    location: (entry: Entry<'location'>): LocationSummary => {
      const { latitude, longitude, hours, address } = entry.fields;
      return compact({
        title: titleOf(entry),
        href: hrefOfEntry(entry),
        excerpt: text(entry.excerpt),
        address: text(address),
        hours: hours.length === 0 ? undefined : hours,
        opening: placeTimes(entry, content.settings),
        position: latitude === null || longitude === null ? undefined : { latitude, longitude },
        kinds: kindsOf(entry),
        picture: resolve.pictureById(entry.imageId),
      });
    },
    experience: (entry: Entry<'experience'>): ExperienceSummary =>
      compact({
        title: titleOf(entry),
        href: hrefOfEntry(entry),
        excerpt: text(entry.excerpt),
        picture: resolve.pictureById(entry.imageId),
      }),
    artwork: (entry: Entry<'artwork'>): ArtSummary =>
      compact({
        title: titleOf(entry),
        href: hrefOfEntry(entry),
        artist: text(entry.fields.artist),
        year: entry.fields.year ?? undefined,
        picture: resolve.pictureById(entry.imageId),
      }),
  };
}
