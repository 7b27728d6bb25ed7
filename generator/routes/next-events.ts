import type { Place } from '../content/place.ts';
import { openIndex } from '../dependencies/questions.ts';
import { groupPairs } from '../util/group-by.ts';
import type { ListsInput } from './listed.ts';

type Event = Place<'event'>;

export interface NextEvents {
  /** The next events after one, at most so many. */
  readonly nextAfter: (event: Event, count: number) => readonly Event[];
  /** The next ones for the same people: for families, or for an audience that both name. */
  readonly nextAlike: (event: Event, count: number) => readonly Event[];
}

interface NextInput extends Pick<ListsInput, 'places' | 'ask' | 'rowOf'> {
  /** In order of time. */
  readonly upcoming: () => readonly Event[];
  readonly inTime: (one: Event, other: Event) => number;
}

/** Opens the questions about what follows an event: an edit of one changes the answers of those right before it. */
export function openNextEvents({ places, upcoming, inTime, ask, rowOf }: NextInput): NextEvents {
  const byId = openIndex(() => new Map(places.event.map((event) => [event.id, event])));
  const byAudience = openIndex(() =>
    groupPairs(
      upcoming().flatMap((event) => audiencesOf(event).map((audience) => [audience, event] as const)),
    ),
  );
  const after = (event: Event, some: readonly Event[], count: number): readonly Event[] => {
    const start = firstWhere(some, (other) => inTime(other, event) > 0);
    return some.slice(start, start + count);
  };
  const openNext = (name: string, listsFor: (event: Event) => readonly (readonly Event[])[]) => {
    const next = ask({
      name,
      answer: (of) => {
        const [id, count = 0] = of.split(':').map(Number);
        const event = byId().get(id ?? Number.NaN);
        const found = event && listsFor(event).flatMap((some) => after(event, some, count));
        return [...new Set(found)].sort(inTime).slice(0, count);
      },
      rows: (found) => found.map(rowOf),
    });
    return ({ id }: Event, count: number) => next(`${id}:${count}`);
  };
  return {
    nextAfter: openNext('event?next-after', () => [upcoming()]),
    nextAlike: openNext('event?next-alike', (event) =>
      audiencesOf(event).map((audience) => byAudience().get(audience) ?? []),
    ),
  };
}

/** Of an event for everybody, none. */
function audiencesOf({ fields: { isForFamilies, audiences } }: Event): readonly string[] {
  return [...(isForFamilies ? ['families'] : []), ...audiences];
}

/** Finds by halving where a list begins to fit. */
function firstWhere<Item>(sorted: readonly Item[], fits: (item: Item) => boolean): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const item = sorted[middle];
    if (item === undefined || fits(item)) to = middle;
    else from = middle + 1;
  }
  return from;
}
