import type {
  ArtSummary,
  EventSummary,
  ExperienceSummary,
  LocationSummary,
  NamedLink,
  NewsSummary,
  PictureData,
} from '../../templates/types.ts';
import type { AnyEntry, Category } from '../content/content.ts';
import { hrefOf } from '../content/paths.ts';
import type { Place } from '../content/place.ts';
import { once } from '../dependencies/once.ts';
import { rememberValue } from '../dependencies/remember-value.ts';
import { type CardInput, type CardKind, type Cards, createCards } from './cards.ts';
import type { EventPhases } from './event-phases.ts';
import { ownPictures } from './head/own-pictures.ts';

/** Entries as cards. One object per entry: the same card is the same object on every page. */
export interface Summaries {
  /** Upcoming soonest first, past ones latest first; without events that have no readable start. */
  readonly upcomingEvents: (limit?: number) => readonly EventSummary[];
  /** The same events, for pages that show a few of them. */
  readonly upcomingEntries: () => readonly Place<'event'>[];
  readonly pastEntries: () => readonly Place<'event'>[];
  readonly phaseOf: EventPhases;
  readonly event: (entry: Place<'event'>) => EventSummary | undefined;
  readonly news: (entry: Place<'post'>) => NewsSummary;
  readonly location: (entry: Place<'location'>) => LocationSummary;
  readonly experience: (entry: Place<'experience'>) => ExperienceSummary;
  readonly art: (entry: Place<'artwork'>) => ArtSummary;
  readonly category: (category: Category) => NamedLink;
  /** Yields the pictures of the entry of a card, its own first; undefined for anything but a card. */
  readonly picturesOf: (card: object) => Iterable<PictureData> | undefined;
}

export function createSummaries(input: Omit<CardInput, 'category'>): Summaries {
  const { content, phases, paths, resolve } = input;
  const category = rememberValue(
    (item: Category): NamedLink => ({ label: item.name, href: hrefOf(paths.ofCategory(item) ?? '/news/') }),
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
    remembered(input.row(place) as never) as ReturnType<Cards[K]>;

  const inOrder = once(() =>
    content.entries.event.toSorted(
      (a, b) => compareText(a.fields.start ?? '', b.fields.start ?? '') || a.id - b.id,
    ),
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
        .flatMap((entry) => cardOf(entry) ?? []),
    upcomingEntries: upcoming,
    pastEntries: past,
    phaseOf: phases,
    event: cardOf,
    news: cardOf,
    location: cardOf,
    experience: cardOf,
    art: cardOf,
    category,
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
