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
import type { CategoryPlace, Place } from '../content/place.ts';
import { rememberValue } from '../dependencies/remember-value.ts';
import { type CardInput, type CardKind, type Cards, createCards } from './cards.ts';
import type { EventPhases } from './event-phases.ts';
import { ownPictures } from './head/own-pictures.ts';

/** Entries as cards. One object per entry: the same card is the same object on every page. */
export interface Summaries {
  readonly phaseOf: EventPhases;
  readonly event: (entry: Place<'event'>) => EventSummary | undefined;
  readonly news: (entry: Place<'post'>) => NewsSummary;
  readonly location: (entry: Place<'location'>) => LocationSummary;
  readonly experience: (entry: Place<'experience'>) => ExperienceSummary;
  readonly art: (entry: Place<'artwork'>) => ArtSummary;
  readonly category: (category: CategoryPlace) => NamedLink;
  /** Yields the pictures of the entry of a card, its own first; undefined for anything but a card. */
  readonly picturesOf: (card: object) => Iterable<PictureData> | undefined;
}

export function createSummaries(input: Omit<CardInput, 'category'>): Summaries {
  const { row, phases, paths, resolve } = input;
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

/** Orders text by code point, independent of the machine's locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
