import type { Entry } from './content.ts';
import { titleOf } from './name-entry.ts';
import { once } from './once.ts';
import { rememberValue } from './remember-value.ts';
import type { RouteContext } from './route-context.ts';

type Location = Entry<'location'>;

/**
 * The location of the pier that an event's venue names: "The Pavilion, upstairs" is at "The Pavilion". Of several the one
 * with the longest name. The content system has no other link from an event to its place.
 */
export function venueLocation(venue: string | undefined, context: RouteContext): Location | undefined {
  context.usage.noteAll('location');
  return finderOf(context)(venue ?? '');
}

const finderOf = rememberValue(({ content }: RouteContext) => {
  const index = once(() => indexNames(content.entries.location));
  const found = new Map<string, Location | undefined>();
  return (venue: string): Location | undefined => {
    if (!found.has(venue)) found.set(venue, findNamed(wordsOf(venue), index()));
    return found.get(venue);
  };
});

interface NameIndex {
  /** By the words of a name, joined by a space. */
  readonly byName: ReadonlyMap<string, Location>;
  /** Of the longest name, in words. */
  readonly mostWords: number;
}

function indexNames(locations: readonly Location[]): NameIndex {
  const byName = new Map<string, Location>();
  let mostWords = 0;
  for (const location of locations) {
    const words = wordsOf(titleOf(location));
    if (words.length === 0) continue;
    const name = words.join(' ');
    byName.set(name, preferred(byName.get(name), location));
    mostWords = Math.max(mostWords, words.length);
  }
  return { byName, mostWords };
}

/** Looks up each run of words of a venue that may be a name. */
function findNamed(words: readonly string[], { byName, mostWords }: NameIndex): Location | undefined {
  let best: Location | undefined;
  for (const start of words.keys()) {
    for (let end = start + 1; end <= Math.min(words.length, start + mostWords); end += 1) {
      const location = byName.get(words.slice(start, end).join(' '));
      if (location !== undefined) best = preferred(best, location);
    }
  }
  return best;
}

/** The one with the longer title; of equals that with the lower id. */
function preferred(known: Location | undefined, other: Location): Location {
  if (known === undefined) return other;
  const order = titleOf(other).length - titleOf(known).length || known.id - other.id;
  return order > 0 ? other : known;
}

/** Words alone, in lower case: one text is found in another as whole words only. */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
