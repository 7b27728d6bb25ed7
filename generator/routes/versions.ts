import type { AnyEntry, SiteContent } from '../content/content.ts';
import { isKind } from '../content/kinds/descriptions.ts';
import { findById } from '../dependencies/find-in-list.ts';
import { isLink, unescapeKey } from '../dependencies/note.ts';
import { isQuestion, type Questions } from '../dependencies/questions.ts';
import type { MediaTable } from '../media/media-table.ts';
import { hashJson, shortHash } from '../util/hash.ts';
import { createRecent } from '../util/recent.ts';
import { type ContentParts, keyOfPart } from './content-parts.ts';
import type { Destinations } from './destinations.ts';
import type { EntryPaths } from './entry-paths.ts';
import type { EventPhases } from './event-phases.ts';

/** Everything that pages read, without noting it. */
export interface VersionInput {
  readonly content: SiteContent;
  readonly parts: ContentParts;
  readonly paths: EntryPaths;
  readonly destinations: Destinations;
  readonly media: MediaTable;
  readonly phases: EventPhases;
  readonly questions: Questions;
}

/**
 * Returns the current version of keys: equal versions mean equal data for any reader. A remembered
 * page was made from some keys; while their versions stay, making it again would give the same.
 */
export interface Versions {
  /** Hashes the versions of these keys. */
  readonly of: (keys: readonly string[]) => string;
}

export function createVersions(input: VersionInput): Versions {
  const ofThings = createRecent(startVersions(input), mostKnown);
  // Many are asked by one page alone: they would take the room of things that all pages share.
  const ofAnswers = createRecent((key: string) => shortVersion([input.questions.rowsOf(key)]));
  const find = (key: string) => (isQuestion(key) ? ofAnswers : ofThings).at(key);
  return {
    of: (keys) => {
      let versions = '';
      // No version has a line end: JSON writes it otherwise.
      for (const key of keys) if (!isLink(key)) versions += `${find(key)}\n`;
      return shortHash(versions);
    },
  };
}

/** Keys of things whose version is kept; that of another is made again. */
const mostKnown = 20_000;

function startVersions({ content, parts, paths, destinations, media, phases }: VersionInput) {
  const { categories, entries } = content;
  /** The place of an entry belongs to it: its path and its phase, too. */
  const hashEntry = (entry: AnyEntry): string =>
    hashJson([
      // Blocks have a hash of their own.
      { ...entry, blocks: entry.blocks.hash },
      paths.ofEntry(entry),
      entry.kind === 'event' ? phases(entry) : null,
    ]);
  const hashThing = (kind: string, id: number): string | undefined => {
    if (kind === 'category')
      return hashFound(findById(categories, id), (category) =>
        hashJson([category, paths.ofCategory(category)]),
      );
    if (kind === 'media')
      return hashFound(findById(content.media, id), (item) => hashJson([item, media.get(item.path)]));
    return isKind(kind) ? hashFound(findById<AnyEntry>(entries[kind], id), hashEntry) : undefined;
  };
  const ofParts = new Map(
    Object.entries(parts).map(([name, part]) => [keyOfPart(name as keyof ContentParts), part]),
  );

  return (key: string): string => {
    if (ofParts.has(key)) return shortVersion(ofParts.get(key));
    const [kind = ''] = key.split(':', 1);
    const name = key.slice(kind.length + 1);
    if (kind === 'address') return shortVersion(destinations(name));
    if (kind === 'path') return shortVersion([paths.thingAt(unescapeKey(name))]);
    if (kind === 'file') return shortVersion([media.get(unescapeKey(name))]);
    return hashThing(kind, Number(name)) ?? 'nothing';
  };
}

function hashFound<Item>(item: Item | undefined, hash: (item: Item) => string): string | undefined {
  return item && hash(item);
}

/** A hash is not worth its time where the JSON is hardly longer. */
function shortVersion(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length <= longestAsItIs ? json : hashJson(value);
}

const longestAsItIs = 200;
