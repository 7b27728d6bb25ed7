import type {
  Directory,
  Shard as ShardFile,
  Row as ShownRow,
} from '../../../client-runtime/search/search-index.ts';
import type { KnownRows } from './edit-rows.ts';
import type { KnownShard } from './edit-shards.ts';
import { type PublishedPart, pathOfPart, searchDirectory } from './search-files.ts';

/** The facts of a published index that are kept besides its files. */
export interface IndexFacts {
  /** The number of characters of all words of a shard, by its name. */
  readonly characters: Readonly<Record<string, number>>;
  /** The number of texts of each common word. */
  readonly common: Readonly<Record<string, number>>;
}

/** The index of the published site. Its files are read where an edit reaches them. */
export interface PublishedIndex {
  readonly count: number;
  readonly shards: readonly (KnownShard & PublishedPart)[];
  readonly rows: readonly (KnownRows & PublishedPart)[];
  readonly common: ReadonlyMap<string, number>;
}

/** The files of the published site that are as they were published. */
export interface PublishedFiles {
  readonly hashOf: (path: string) => string | undefined;
  readonly read: (path: string) => string;
}

/** Opens the published index: undefined when something of it is not known, or not as it was published. */
export function openPublishedIndex(
  { hashOf, read }: PublishedFiles,
  { characters, common }: IndexFacts,
): PublishedIndex | undefined {
  if (hashOf(searchDirectory) === undefined) return undefined;
  const directory: Directory = JSON.parse(read(searchDirectory));
  const partsOf = (names: readonly string[]): readonly PublishedPart[] =>
    names.flatMap((name) => {
      const sha256 = hashOf(pathOfPart(name));
      return sha256 === undefined ? [] : [{ name, sha256 }];
    });
  const [shards, rows] = [partsOf(directory.shards), partsOf(directory.rows)];
  const isWhole = shards.length === directory.shards.length && rows.length === directory.rows.length;
  if (!isWhole || shards.some(({ name }) => characters[name] === undefined)) return undefined;
  return {
    count: directory.count,
    shards: shards.map(({ name, sha256 }) => ({
      ...{ name, sha256, key: name.slice(0, name.lastIndexOf('-')), characters: characters[name] ?? 0 },
      read: (): ShardFile => JSON.parse(read(pathOfPart(name))),
    })),
    rows: rows.map(({ name, sha256 }) => ({
      ...{ name, sha256, first: Number(name.split('-')[1]) },
      read: (): readonly ShownRow[] => JSON.parse(read(pathOfPart(name))),
    })),
    common: new Map(Object.entries(common)),
  };
}
