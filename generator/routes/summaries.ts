import type {
  ArtSummary,
  Choice,
  ComingDate,
  EntryLabel,
  EntryLink,
  EventSummary,
  ExperienceSummary,
  LocationSummary,
  NewsSummary,
  PictureData,
} from '../../templates/types.ts';
import { formatsOf } from '../../words/formats/formats-of.ts';
import type { Words } from '../../words/table.ts';
import type { AnyEntry, Category, Entry, Settings, SiteContent } from '../content/content.ts';
import { dateLabel, parseLocal, when } from '../content/dates.ts';
import { sayState, stateOf, takesPlace } from '../content/event-state.ts';
import { titleOf } from '../content/name-entry.ts';
import { encodeTimes } from '../content/occurrences/encode-times.ts';
import { lastDayOf } from '../content/occurrences/last-day-of.ts';
import { type Occurrence, occurrencesOf } from '../content/occurrences/occurrences-of.ts';
import { sayDates } from '../content/occurrences/say-dates.ts';
import { ownLanguage } from '../content/own-language.ts';
import { hrefOf } from '../content/paths.ts';
import type { AnyPlace, CategoryPlace, Place } from '../content/place.ts';
import { sayChoices } from '../content/say-choices.ts';
import { rememberValue } from '../dependencies/remember-value.ts';
import { compact } from '../util/omit-undefined.ts';
import type { EntryPaths } from './entry-paths.ts';
import type { EventPhases } from './event-phases.ts';
import { ownPictures } from './head/own-pictures.ts';
import type { FindRow, ReadRow } from './open-rows.ts';
import { placeKey } from './place-key.ts';
import { placeTimes } from './places/opening-times.ts';
import type { Resolver } from './resolve.ts';

/** Entries as cards. One object per entry: the same card is the same object on every page. */
export interface Summaries {
  readonly phaseOf: EventPhases;
  readonly event: (entry: Place<'event'>) => EventSummary | undefined;
  readonly news: (entry: Place<'post'>) => NewsSummary;
  readonly location: (entry: Place<'location'>) => LocationSummary;
  readonly experience: (entry: Place<'experience'>) => ExperienceSummary;
  readonly art: (entry: Place<'artwork'>) => ArtSummary;
  readonly category: (category: CategoryPlace) => EntryLink;
  /** Yields the pictures of the entry of a card, its own first; undefined for anything but a card. */
  readonly picturesOf: (card: object) => Iterable<PictureData> | undefined;
}

export function createSummaries(input: Omit<CardInput, 'category'>): Summaries {
  const { row, phases, paths, resolve } = input;
  const category = rememberValue(
    (item: Category): EntryLink => ({
      label: item.name,
      by: 'entry',
      href: hrefOf(paths.ofCategory(item) ?? '/news/'),
    }),
  );

  const cards = createCards({ ...input, category });
  const entries = new WeakMap<object, AnyEntry>();
  // One memory for all kinds: of a large site it keeps thousands of cards, not thousands of each kind.
  const remembered = rememberValue((entry: Extract<AnyEntry, { readonly kind: CardKind }>) => {
    const card = cards[entry.kind](entry as never);
    if (card !== undefined) entries.set(card, entry);
    return card;
  });
  const cardOf = <K extends CardKind>(place: Place<K>) =>
    remembered(row(place) as never) as ReturnType<Cards[K]>;

  return {
    phaseOf: phases,
    event: cardOf,
    news: cardOf,
    location: cardOf,
    experience: cardOf,
    art: cardOf,
    category: (place) => category(row(place)),
    picturesOf: (summary) => {
      const entry = entries.get(summary);
      return entry && ownPictures(entry, resolve);
    },
  };
}

/** Names an entry by its title. */
export function labelOfEntry(entry: AnyEntry, settings: Settings): EntryLabel {
  return compact({ label: titleOf(entry), by: 'entry' as const, lang: ownLanguage(entry, settings) });
}

/** Says the access to a place; undefined where nothing is known. */
export function accessOf(
  { fields: { access } }: Entry<'location'>,
  words: Pick<Words, 'choices'>,
): readonly Choice[] | undefined {
  return access.length === 0 ? undefined : sayChoices(access, words);
}

/** Links to an entry by its title. */
export function linkToEntry({ title, href, lang }: Pick<EventSummary, 'title' | 'href' | 'lang'>): EntryLink {
  return compact({ label: title, by: 'entry' as const, lang, href });
}

/** Orders text by code point, independent of the machine's locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

interface CardInput {
  readonly content: Pick<SiteContent, 'settings'>;
  readonly words: Words;
  readonly row: ReadRow;
  readonly find: FindRow;
  readonly phases: EventPhases;
  readonly paths: EntryPaths;
  readonly resolve: Resolver;
  readonly kindsOf: (location: Place<'location'>) => readonly EntryLabel[];
  /** The location where an event takes place. */
  readonly venueOf: (event: Place<'event'>) => Place<'location'> | undefined;
  readonly category: (category: Category) => EntryLink;
}

type CardKind = keyof Cards;
type Cards = ReturnType<typeof createCards>;

/** Of a post with many categories, its card names the first ones. */
const mostCategories = 3;

/** Scripts say nothing but its date of an event that does not take place then. */
function cancelled(date: Occurrence): Occurrence {
  return { ...date, state: 'cancelled' };
}

function comingDate(date: Occurrence, words: Words): ComingDate {
  const { start, state } = date;
  return compact({
    day: start.slice(0, 10),
    lastDay: lastDayOf(date),
    state: state && { key: state, label: sayState(state, words) },
  });
}

/** Returns the functions that make the card of an entry, by its kind. */
function createCards({
  content,
  words,
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
  const formats = formatsOf(content.settings.language);
  const hrefOfEntry = (entry: AnyPlace) => hrefOf(paths.ofEntry(entry) ?? '/');
  const text = (value: string) => (value === '' ? undefined : value);
  const titleLink = (entry: AnyEntry) => ({
    title: titleOf(entry),
    href: hrefOfEntry(entry),
    lang: ownLanguage(entry, content.settings),
  });

  const placeOf = (entry: Entry<'event'>): EventSummary['place'] => {
    const location = venueOf(entry);
    const { venue } = entry.fields;
    if (location !== undefined) {
      const named = titleLink(row(location));
      return compact({ ...named, key: placeKey(named.title, paths.ofEntry(location)) });
    }
    const { lang } = titleLink(entry);
    return venue === '' ? undefined : compact({ title: venue, lang, key: placeKey(venue) });
  };

  return {
    event: (entry: Entry<'event'>): EventSummary | undefined => {
      const phase = phases(entry);
      const occurrences = occurrencesOf(entry.fields, phase?.year);
      const next = occurrences[phase?.next ?? 0];
      const start = parseLocal(next?.start ?? null, timeZone);
      if (phase === null || start === null) return undefined;
      const end = parseLocal(next?.end ?? null, timeZone);
      const { isPast } = phase;
      const coming = isPast ? [] : occurrences.slice(phase.first);
      const state = stateOf(entry);
      return compact({
        id: entry.id,
        ...titleLink(entry),
        when: when(start, end, content.settings),
        repeats: sayDates(entry.fields, occurrences, { words, formats }),
        coming: coming.map((date) => comingDate(date, words)),
        times: isPast ? undefined : encodeTimes(takesPlace(state) ? coming : coming.map(cancelled)),
        state: state && { key: state, label: sayState(state, words) },
        isPast,
        venue: text(entry.fields.venue),
        place: placeOf(entry),
        price: entry.fields.isFree ? words.events.free : text(entry.fields.price),
        isFree: entry.fields.isFree || undefined,
        isForFamilies: entry.fields.isForFamilies || undefined,
        excerpt: text(entry.excerpt),
        picture: resolve.pictureById(entry.imageId),
      });
    },
    post: (entry: Entry<'post'>): NewsSummary =>
      compact({
        ...titleLink(entry),
        published: dateLabel(entry.published, content.settings),
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
        id: entry.id,
        ...titleLink(entry),
        excerpt: text(entry.excerpt),
        address: text(address),
        hours: hours.length === 0 ? undefined : hours,
        opening: placeTimes(entry, content.settings),
        position: latitude === null || longitude === null ? undefined : { latitude, longitude },
        kinds: kindsOf(entry),
        access: accessOf(entry, words),
        picture: resolve.pictureById(entry.imageId),
      });
    },
    experience: (entry: Entry<'experience'>): ExperienceSummary =>
      compact({
        ...titleLink(entry),
        excerpt: text(entry.excerpt),
        picture: resolve.pictureById(entry.imageId),
      }),
    artwork: (entry: Entry<'artwork'>): ArtSummary =>
      compact({
        ...titleLink(entry),
        artist: text(entry.fields.artist),
        year: entry.fields.year ?? undefined,
        picture: resolve.pictureById(entry.imageId),
      }),
  };
}
