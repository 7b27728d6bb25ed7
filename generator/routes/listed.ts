import type { Kind, SiteContent } from '../content/content.ts';
import type { AnyPlace, CategoryPlace, Place } from '../content/place.ts';
import type { Ask, Questions } from '../dependencies/questions.ts';
import { rememberValue } from '../dependencies/remember-value.ts';
import type { EntryPaths } from './entry-paths.ts';
import type { EventPhases } from './event-phases.ts';
import type { ReadRow } from './open-rows.ts';

interface WithId {
  readonly id: number;
}

/**
 * A list that pages ask for parts of: a page depends on the part that it asked for. A plan may read all
 * lists, and depends on none.
 */
export interface Listed<Item> {
  readonly all: () => readonly Item[];
  readonly cut: (from: number, to: number) => readonly Item[];
  readonly first: (count: number) => FirstOf<Item>;
  readonly count: () => number;
  /** Returns how many pages of so many items it has, at least one. */
  readonly countPages: (size: number) => number;
  readonly beside: (item: Item) => Neighbours<Item>;
}

export interface FirstOf<Item> {
  readonly shown: readonly Item[];
  /** There are more. */
  readonly isCut: boolean;
}

/** Returns the first items, at most `count`. */
export function firstOf<Item>(items: readonly Item[], count: number): FirstOf<Item> {
  return { shown: items.slice(0, count), isCut: items.length > count };
}

export interface Neighbours<Item> {
  readonly previous: Item | undefined;
  readonly next: Item | undefined;
}

interface ListQuestion<Item> {
  /** As that of a question. */
  readonly name: string;
  /** Returns the whole list from an index that was made once; `of` as that of a question. */
  readonly list: (of: string) => readonly Item[];
  /** All that callers may use of an item. */
  readonly rowOf: (item: Item) => unknown;
}

/** Opens the questions for the parts of a list, or of one list for each thing that is asked about. */
export function openListed<Item extends WithId>(
  { open }: Questions,
  { name, list, rowOf }: ListQuestion<Item>,
): (of?: string | number) => Listed<Item> {
  const rows = (items: readonly Item[]) => items.map(rowOf);
  const all = open({ name, answer: list, rows });
  const cut = open({ name: `${name}-cut`, answer: on(list, cutOut), rows });
  const count = open({ name: `${name}-count`, answer: (of) => list(of).length, rows: (length) => length });
  const pages = open<number>({
    name: `${name}-pages`,
    answer: on(list, ({ length }, size) => Math.max(1, Math.ceil(length / Number(size)))),
    rows: (found) => found,
  });
  const beside = open<Neighbours<Item>>({
    name: `${name}-beside`,
    answer: on(list, besideId),
    rows: ({ previous, next }) => [previous && rowOf(previous), next && rowOf(next)],
  });
  return (of = '') => {
    const some = (from: number, to: number) => cut(`${of}:${from}-${to}`);
    return {
      all: () => all(of),
      cut: some,
      first: (most) => firstOf(some(0, most + 1), most),
      count: () => count(of),
      countPages: (size) => pages(`${of}:${size}`),
      beside: ({ id }) => beside(`${of}:${id}`),
    };
  };
}

/** Answers "12:0-4" from the list of "12", by what comes behind the last colon. */
function on<Item, Answer>(
  list: (of: string) => readonly Item[],
  find: (list: readonly Item[], what: string) => Answer,
): (of: string) => Answer {
  return (of) => {
    const end = of.lastIndexOf(':');
    return find(list(of.slice(0, end)), of.slice(end + 1));
  };
}

function cutOut<Item>(list: readonly Item[], range: string): readonly Item[] {
  const [from, to] = range.split('-').map(Number);
  return list.slice(from, to);
}

function besideId<Item extends WithId>(list: readonly Item[], id: string): Neighbours<Item> {
  const at = positionsIn(list).get(Number(id)) ?? Number.NaN;
  return { previous: list[at - 1], next: list[at + 1] };
}

/** The position of each item, by its id. */
export const positionsIn = rememberValue(
  (list: readonly WithId[]) => new Map(list.map(({ id }, position) => [id, position])),
);

/** The most items of a list on one page: docs/decisions/0062-long-lists-are-cut.md. */
export const mostListed = 500;

/** The most events of the calendar of the site. */
export const mostInCalendar = 2_000;

type PlacesByKind = { readonly [K in Kind]: readonly Place<K>[] };

/** All places of a site, and ways to open questions about them. Nothing of it is noted. */
export interface ListsInput {
  /** In the order of the lists. */
  readonly places: PlacesByKind;
  readonly categories: readonly CategoryPlace[];
  readonly settings: SiteContent['settings'];
  /** Those of the content are left alone where it is false. */
  readonly showsAuthors: boolean;
  readonly paths: EntryPaths;
  readonly phases: EventPhases;
  readonly row: ReadRow;
  /** As in the context of routes. */
  readonly metresFromGate: (location: Place<'location'>) => number | undefined;
  /** Hashes a place with its path and its phase, once. */
  readonly rowOf: (place: AnyPlace | CategoryPlace) => string;
  readonly ask: Questions['open'];
  /** Opens a question whose answer is one place. */
  readonly askOne: <Item extends AnyPlace | CategoryPlace>(
    name: string,
    answer: (of: string) => Item | undefined,
  ) => Ask<Item | undefined>;
  /** Opens the questions about a list, or about one list for each thing asked about. */
  readonly list: <Item extends AnyPlace | CategoryPlace>(
    name: string,
    list: (of: string) => readonly Item[],
  ) => (of?: string | number) => Listed<Item>;
}
