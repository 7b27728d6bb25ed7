import type {
  ArtSummary,
  EventSummary,
  ExperienceSummary,
  LocationSummary,
  NamedLink,
  NewsSummary,
} from '../templates/types.ts';
import type { Clock } from './clock.ts';
import { compact } from './compact.ts';
import type { AnyEntry, Category, Entry, SiteContent } from './content.ts';
import { dateLabel, endOf, parseLocal, when } from './dates.ts';
import type { EntryPaths } from './entry-paths.ts';
import { titleOf } from './name-entry.ts';
import { hrefOf } from './paths.ts';
import { rememberValue } from './remember-value.ts';
import type { Resolver } from './resolve.ts';
import type { Usage } from './usage.ts';

/** Entries as cards show them. One object an entry: the same card is the same object on every page that has it. */
export interface Summaries {
  /** Upcoming soonest first, past ones latest first; events without a readable start are in neither. */
  readonly upcomingEvents: (limit?: number) => readonly EventSummary[];
  /** The same events, soonest first, for pages that show a few of them. */
  readonly upcomingEntries: () => readonly Entry<'event'>[];
  readonly pastEvents: () => readonly EventSummary[];
  readonly event: (entry: Entry<'event'>) => EventSummary | undefined;
  readonly news: (entry: Entry<'post'>) => NewsSummary;
  readonly location: (entry: Entry<'location'>) => LocationSummary;
  readonly experience: (entry: Entry<'experience'>) => ExperienceSummary;
  readonly art: (entry: Entry<'artwork'>) => ArtSummary;
  readonly category: (category: Category) => NamedLink;
}

export interface SummaryInput {
  readonly content: SiteContent;
  readonly clock: Clock;
  readonly paths: EntryPaths;
  readonly resolve: Resolver;
  readonly kindsOf: (location: Entry<'location'>) => readonly string[];
  readonly usage: Usage;
}

export function createSummaries({ content, clock, paths, resolve, kindsOf, usage }: SummaryInput): Summaries {
  const { timeZone } = content.settings;
  const categories = new Map(content.categories.map((category) => [category.id, category]));
  const hrefOfEntry = (entry: { readonly id: number }) => hrefOf(paths.ofEntry(entry) ?? '/');
  const text = (value: string) => (value === '' ? undefined : value);

  // A card that is remembered asks for its picture and categories no more: they are noted with it.
  const remember = <Item extends AnyEntry, Value>(make: (entry: Item) => Value): ((entry: Item) => Value) => {
    const remembered = rememberValue(make);
    return (entry) => {
      usage.note(entry);
      if (entry.imageId !== null) usage.note({ kind: 'media', id: entry.imageId });
      if (entry.kind === 'post')
        for (const id of entry.fields.categoryIds) usage.note({ kind: 'category', id });
      return remembered(entry);
    };
  };

  const category = rememberValue(
    (item: Category): NamedLink => ({ label: item.name, href: hrefOf(paths.ofCategory(item) ?? '/news/') }),
  );

  const event = remember((entry: Entry<'event'>): EventSummary | undefined => {
    const start = parseLocal(entry.fields.start, timeZone);
    if (start === null) return undefined;
    const end = parseLocal(entry.fields.end, timeZone);
    const title = titleOf(entry);
    const isPast = clock.hasCome(endOf(start, end), `the event "${title}" ends`);
    return compact({
      title,
      href: hrefOfEntry(entry),
      when: when(start, end),
      isPast,
      isRunning: (!isPast && clock.hasCome(start, `the event "${title}" begins`)) || undefined,
      venue: text(entry.fields.venue),
      excerpt: text(entry.excerpt),
      picture: resolve.pictureById(entry.imageId),
    });
  });

  const events = content.entries.event
    .map((entry) => ({ entry, summary: event(entry) }))
    .filter((item): item is { entry: Entry<'event'>; summary: EventSummary } => item.summary !== undefined)
    .sort(
      (a, b) =>
        compareText(a.entry.fields.start ?? '', b.entry.fields.start ?? '') || a.entry.id - b.entry.id,
    )
    .map(({ entry, summary }) => ({ entry, isPast: summary.isPast }));
  const upcoming = events.filter((item) => !item.isPast).map((item) => item.entry);
  const past = events
    .filter((item) => item.isPast)
    .map((item) => item.entry)
    .reverse();

  return {
    upcomingEvents: (limit) => {
      usage.noteAll('event');
      return upcoming.slice(0, limit).flatMap((entry) => event(entry) ?? []);
    },
    upcomingEntries: () => {
      usage.noteAll('event');
      return upcoming;
    },
    pastEvents: () => {
      usage.noteAll('event');
      return past.flatMap((entry) => event(entry) ?? []);
    },
    event,
    category: (item) => {
      usage.note({ kind: 'category', id: item.id });
      return category(item);
    },
    news: remember((entry) =>
      compact({
        title: titleOf(entry),
        href: hrefOfEntry(entry),
        published: dateLabel(entry.published, timeZone),
        categories: entry.fields.categoryIds.flatMap((id) => categories.get(id) ?? []).map(category),
        excerpt: text(entry.excerpt),
        picture: resolve.pictureById(entry.imageId),
      }),
    ),
    location: remember((entry) => {
      const { latitude, longitude, hours, address } = entry.fields;
      return compact({
        title: titleOf(entry),
        href: hrefOfEntry(entry),
        excerpt: text(entry.excerpt),
        address: text(address),
        hours: hours.length === 0 ? undefined : hours,
        position: latitude === null || longitude === null ? undefined : { latitude, longitude },
        kinds: kindsOf(entry),
        picture: resolve.pictureById(entry.imageId),
      });
    }),
    experience: remember((entry) =>
      compact({
        title: titleOf(entry),
        href: hrefOfEntry(entry),
        excerpt: text(entry.excerpt),
        picture: resolve.pictureById(entry.imageId),
      }),
    ),
    art: remember((entry) =>
      compact({
        title: titleOf(entry),
        href: hrefOfEntry(entry),
        artist: text(entry.fields.artist),
        year: entry.fields.year ?? undefined,
        picture: resolve.pictureById(entry.imageId),
      }),
    ),
  };
}

/** Orders text by code point, whatever the machine's locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
