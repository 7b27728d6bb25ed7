import type { Entry, SiteContent } from '../../content/content.ts';
import { titleOf } from '../../content/name-entry.ts';
import type { Table } from '../../dependencies/tables.ts';

type Location = Entry<'location'>;

/** Finds the location whose name is in some words. */
export type LocationFinder = (words: string) => Location | undefined;

/** Depends only on the names. */
export function locationNamesTable({ entries }: Pick<SiteContent, 'entries'>): Table<LocationFinder> {
  return {
    key: 'location:names',
    about: ['location'],
    make: () => startFinding(entries.location),
    rows: () => entries.location.map((location) => [location.id, titleOf(location)]),
  };
}

function startFinding(locations: readonly Location[]): LocationFinder {
  const index = indexNames(locations);
  const found = new Map<string, Location | undefined>();
  return (words) => {
    if (!found.has(words)) found.set(words, findNamed(wordsOf(words), index));
    return found.get(words);
  };
}

interface NameIndex {
  /** By the words of a name, joined by spaces. */
  readonly byName: ReadonlyMap<string, Location>;
  /** Words of the longest name. */
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

/** Prefers the longer title, then the lower id. */
function preferred(known: Location | undefined, other: Location): Location {
  if (known === undefined) return other;
  const order = titleOf(other).length - titleOf(known).length || known.id - other.id;
  return order > 0 ? other : known;
}

/** Splits into words, in lower case: only whole words match. */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
