import type {
  ArtSummary,
  EventSummary,
  ExperienceSummary,
  LocationSummary,
  NamedLink,
  NewsSummary,
  PictureData,
} from '../../templates/types.ts';
import type { AnyEntry, Category, Entry, SiteContent } from '../content/content.ts';
import { dateLabel, parseLocal, when } from '../content/dates.ts';
import { titleOf } from '../content/name-entry.ts';
import { hrefOf } from '../content/paths.ts';
import { findById } from '../dependencies/find-in-list.ts';
import { once } from '../dependencies/once.ts';
import { rememberValue } from '../dependencies/remember-value.ts';
import { compact } from '../util/omit-undefined.ts';
import type { EntryPaths } from './entry-paths.ts';
import type { EventPhases } from './event-phases.ts';
import { ownPictures } from './head/own-pictures.ts';
import { placeTimes } from './places/opening-times.ts';
import type { Resolver } from './resolve.ts';

/** Entries as cards. One object per entry: the same card is the same object on every page. */
export interface Summaries {
  /** Upcoming soonest first, past ones latest first; without events that have no readable start. */
  readonly upcomingEvents: (limit?: number) => readonly EventSummary[];
  /** The same events, for pages that show a few of them. */
  readonly upcomingEntries: () => readonly Entry<'event'>[];
  readonly pastEntries: () => readonly Entry<'event'>[];
  readonly phaseOf: EventPhases;
  readonly event: (entry: Entry<'event'>) => EventSummary | undefined;
  readonly news: (entry: Entry<'post'>) => NewsSummary;
  readonly location: (entry: Entry<'location'>) => LocationSummary;
  readonly experience: (entry: Entry<'experience'>) => ExperienceSummary;
  readonly art: (entry: Entry<'artwork'>) => ArtSummary;
  readonly category: (category: Category) => NamedLink;
  /** Yields the pictures of the entry of a card, its own first; undefined for anything but a card. */
  readonly picturesOf: (card: object) => Iterable<PictureData> | undefined;
}

export interface SummaryInput {
  readonly content: SiteContent;
  readonly phases: EventPhases;
  readonly paths: EntryPaths;
  readonly resolve: Resolver;
  readonly kindsOf: (location: Entry<'location'>) => readonly string[];
  /** The location where an event takes place. */
  readonly venueOf: (event: Entry<'event'>) => Entry<'location'> | undefined;
}

export function createSummaries({
  content,
  phases,
  paths,
  resolve,
  kindsOf,
  venueOf,
}: SummaryInput): Summaries {
  const { timeZone } = content.settings;
  const hrefOfEntry = (entry: AnyEntry) => hrefOf(paths.ofEntry(entry) ?? '/');
  const text = (value: string) => (value === '' ? undefined : value);

  const category = rememberValue(
    (item: Category): NamedLink => ({ label: item.name, href: hrefOf(paths.ofCategory(item) ?? '/news/') }),
  );

  const entries = new WeakMap<object, AnyEntry>();
  const card = <Of extends AnyEntry, Summary extends object | undefined>(make: (entry: Of) => Summary) =>
    rememberValue((entry: Of): Summary => {
      const summary = make(entry);
      if (summary !== undefined) entries.set(summary, entry);
      return summary;
    });

  const event = card((entry: Entry<'event'>): EventSummary | undefined => {
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
  });

  const placeOf = (entry: Entry<'event'>): EventSummary['place'] => {
    const location = venueOf(entry);
    if (location !== undefined) return { title: titleOf(location), href: hrefOfEntry(location) };
    return entry.fields.venue === '' ? undefined : { title: entry.fields.venue };
  };

  // A start is read once for each event, not for each comparison: fields may lie on the disk.
  const inOrder = once(() =>
    content.entries.event
      .map((entry) => ({ entry, start: entry.fields.start ?? '' }))
      .sort((a, b) => compareText(a.start, b.start) || a.entry.id - b.entry.id)
      .map(({ entry }) => entry),
  );
  const upcoming = once(() => inOrder().filter((entry) => phases(entry)?.isPast === false));
  const past = once(() =>
    inOrder()
      .filter((entry) => phases(entry)?.isPast === true)
      .reverse(),
  );

  return {
    upcomingEvents: (limit) =>
      upcoming()
        .slice(0, limit)
        .flatMap((entry) => event(entry) ?? []),
    upcomingEntries: upcoming,
    pastEntries: past,
    phaseOf: phases,
    event,
    category,
    news: card((entry) =>
      compact({
        title: titleOf(entry),
        href: hrefOfEntry(entry),
        published: dateLabel(entry.published, timeZone),
        categories: entry.fields.categoryIds
          .flatMap((id) => findById(content.categories, id) ?? [])
          .map(category),
        excerpt: text(entry.excerpt),
        picture: resolve.pictureById(entry.imageId),
      }),
    ),
    location: card((entry) => {
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
    }),
    experience: card((entry) =>
      compact({
        title: titleOf(entry),
        href: hrefOfEntry(entry),
        excerpt: text(entry.excerpt),
        picture: resolve.pictureById(entry.imageId),
      }),
    ),
    art: card((entry) =>
      compact({
        title: titleOf(entry),
        href: hrefOfEntry(entry),
        artist: text(entry.fields.artist),
        year: entry.fields.year ?? undefined,
        picture: resolve.pictureById(entry.imageId),
      }),
    ),
    picturesOf: (summary) => {
      const entry = entries.get(summary);
      return entry && ownPictures(entry, resolve);
    },
  };
}

/** Orders text by code point, independent of the machine's locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
