import type { AnyEntry, SiteContent } from '../content/content.ts';
import { isKind } from '../content/kinds/descriptions.ts';
import type { AnyPlace } from '../content/place.ts';
import { findById } from '../dependencies/find-in-list.ts';
import { unescapeKey } from '../dependencies/note.ts';
import type { Tables } from '../dependencies/tables.ts';
import type { MediaTable } from '../media/media-table.ts';
import { hashJson, hashJsonList } from '../util/hash.ts';
import { createRecent } from '../util/recent.ts';
import type { Destinations } from './destinations.ts';
import type { EntryPaths } from './entry-paths.ts';
import type { EventPhases } from './event-phases.ts';
import { noticeKey, type PlacesByKind, placeOfCategory } from './noted-content.ts';

/** Everything that pages read, without noting it. */
export interface VersionInput {
  readonly content: SiteContent;
  /** Lists with another order than the content. */
  readonly lists: PlacesByKind;
  readonly paths: EntryPaths;
  readonly destinations: Destinations;
  readonly media: MediaTable;
  readonly phases: EventPhases;
  readonly tables: Tables;
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
  const versionOf = startVersions(input);
  const ofMany = new Map<string, string>();
  const ofOne = createRecent(versionOf, mostKnown);
  const find = (key: string): string => {
    if (!isOfMany(key)) return ofOne.at(key);
    const version = ofMany.get(key) ?? versionOf(key);
    ofMany.set(key, version);
    return version;
  };
  return { of: (keys) => hashJson(keys.map(find)) };
}

/** Things, addresses and files whose version is kept; that of another is made again. */
const mostKnown = 20_000;

/** Tells keys of a whole kind from those of one thing: there are few, and all things are read for one. */
function isOfMany(key: string): boolean {
  return key.endsWith(':*') || ['answers', 'menus', 'redirects'].includes(key);
}

function startVersions({ content, lists, paths, destinations, media, phases, tables }: VersionInput) {
  const { categories, entries } = content;
  const hashThing = (kind: string, id: number): string | undefined => {
    if (kind === 'category') return hashFound(findById(categories, id), hashJson);
    if (kind === 'media')
      return hashFound(findById(content.media, id), (item) => hashJson([item, media.get(item.path)]));
    return isKind(kind) ? hashFound(findById<AnyEntry>(entries[kind], id), hashEntry) : undefined;
  };

  const placesOf = (kind: string): string => {
    if (kind === 'media') return hashJsonList(content.media);
    if (kind === 'category')
      return hashJsonList(
        categories.map((category) => [placeOfCategory(category), paths.ofCategory(category)]),
      );
    return hashJsonList(isKind(kind) ? placesIn(lists[kind]) : []);
  };

  function* placesIn(list: Iterable<AnyPlace>): Generator<unknown> {
    for (const place of list)
      yield [place, paths.ofEntry(place), place.kind === 'event' ? phases(place) : null];
  }

  return (key: string): string => {
    const [kind = ''] = key.split(':', 1);
    const name = key.slice(kind.length + 1);
    if (kind === 'answers') return hashJson(content.answers ?? null);
    if (kind === 'menus') return hashJson(content.menus);
    if (kind === 'redirects') return hashJsonList([...content.redirects, ...(content.formerAddresses ?? [])]);
    if (key === noticeKey) return shortVersion(content.pier?.notice ?? null);
    if (kind === 'address') return shortVersion(destinations(name));
    if (kind === 'path') return shortVersion([paths.thingAt(unescapeKey(name))]);
    if (kind === 'file') return shortVersion([media.get(unescapeKey(name))]);
    if (name === '*') return placesOf(kind);
    return tables.versionOf(key) ?? hashThing(kind, Number(name)) ?? 'nothing';
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

/** Blocks have a hash of their own. */
function hashEntry(entry: AnyEntry): string {
  return hashJson({ ...entry, blocks: entry.blocks.hash });
}
