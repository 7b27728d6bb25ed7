import { titleOf } from '../../content/name-entry.ts';
import type { Place } from '../../content/place.ts';
import type { ReadRow } from '../open-rows.ts';

type Location = Place<'location'>;

interface Named {
  readonly place: Location;
  readonly title: string;
}

/** Finds the location whose name is in some words. */
export type LocationFinder = (words: string) => Location | undefined;

/** Indexes the names once. */
export function findLocations(locations: readonly Location[], row: ReadRow): LocationFinder {
  const index = indexNames(locations.map((place) => ({ place, title: titleOf(row(place)) })));
  const found = new Map<string, Location | undefined>();
  return (words) => {
    if (!found.has(words)) found.set(words, findNamed(wordsOf(words), index)?.place);
    return found.get(words);
  };
}

interface NameIndex {
  /** By the words of a name, joined by spaces. */
  readonly byName: ReadonlyMap<string, Named>;
  /** Words of the longest name. */
  readonly mostWords: number;
}

function indexNames(locations: readonly Named[]): NameIndex {
  const byName = new Map<string, Named>();
  let mostWords = 0;
  for (const location of locations) {
    const words = wordsOf(location.title);
    if (words.length === 0) continue;
    const name = words.join(' ');
    byName.set(name, preferred(byName.get(name), location));
    mostWords = Math.max(mostWords, words.length);
  }
  return { byName, mostWords };
}

/** Looks up each run of words of a venue that may be a name. */
function findNamed(words: readonly string[], { byName, mostWords }: NameIndex): Named | undefined {
  let best: Named | undefined;
  for (const start of words.keys()) {
    for (let end = start + 1; end <= Math.min(words.length, start + mostWords); end += 1) {
      const location = byName.get(words.slice(start, end).join(' '));
      if (location !== undefined) best = preferred(best, location);
    }
  }
  return best;
}

/** Prefers the longer title, then the lower id. */
function preferred(known: Named | undefined, other: Named): Named {
  if (known === undefined) return other;
  const order = other.title.length - known.title.length || known.place.id - other.place.id;
  return order > 0 ? other : known;
}

/** Splits into words, in lower case: only whole words match. */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
