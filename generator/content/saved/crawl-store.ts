import path from 'node:path';
import { z } from 'zod';
import { readValue, writeValue } from '../../cache/checked-lines.ts';
import { nameOf, namePattern, readHashed, removeOthers, writeHashed } from '../../cache/hashed-files.ts';
import { OtherVersion, UnusableFile } from '../../cache/unusable-file.ts';
import type { Warn } from '../../problems/problem.ts';
import type { Kind } from '../content.ts';
import { isKind } from '../kinds/descriptions.ts';
import { type ByKind, byKind } from './by-kind.ts';
import { DamagedBlocks, dropDamagedBlocks } from './damaged-blocks.ts';
import { nameMedia, readMedia, writeMedia } from './media-file.ts';
import type { SavedCrawl } from './saved-crawl.ts';
import { restOf } from './saved-parts.ts';
import { blocksOf, moveToSegment, nameSegment, readSegment, writeSegment } from './segment-files.ts';
import { cutSegments, isOfKind, type Segment } from './segments.ts';

/** Stores the saved crawl of one CMS. Its functions never reject: the saved crawl is a cache. */
export interface CrawlStore {
  /**
   * Resolves to undefined without a usable one; warns about the reason, except at a first run and after an upgrade.
   * `onEntries`: called with the number of entries so far.
   */
  readonly load: (warn: Warn, onEntries?: (count: number) => void) => Promise<SavedCrawl | undefined>;
  /**
   * Hashes all its content: entries that were loaded or saved are known by the name of their file.
   */
  readonly identify: (saved: SavedCrawl) => string;
  /**
   * Writes the changes since it was loaded or saved. On failure it warns, and the old one stays.
   */
  readonly save: (saved: SavedCrawl, warn: Warn) => Promise<void>;
}

export interface CrawlStoreOptions {
  /** Need not exist yet. */
  readonly folder: string;
  /** Identifies the CMS: the crawl of another one is never used. */
  readonly source: string;
  /** Identifies the code that reads the CMS's answers: the results of other code are not used. */
  readonly code: string;
}

const contents = 'crawl and library';

const listSchema = z.object({
  source: z.string(),
  code: z.string(),
  cacheKey: z.string(),
  segments: z.array(z.object({ kind: z.custom<Kind>(isKind), name: z.string().regex(namePattern('jsonl')) })),
  media: z.string().regex(namePattern('jsonl')),
  rest: z.string().regex(namePattern('json')),
});

/**
 * Opens the store in a folder. `crawl.json` lists its files, with content-addressed names: two for
 * some hundred entries, an index and their blocks, one for the library, and one for the rest. So an edit writes two of them and the list, and a
 * build that is killed in between leaves the old list with all its files. Blocks are read on
 * demand.
 */
export function openCrawlStore({ folder, source, code }: CrawlStoreOptions): CrawlStore {
  const listFile = path.join(folder, 'crawl.json');
  // The contents of the folder after the last load or save.
  let stored: ByKind<'segments'> = byKind<'segments'>(() => []);
  let restFile: string | undefined;
  let library: WrittenMedia | undefined;

  const read = async (onEntries: (count: number) => void): Promise<SavedCrawl | undefined> => {
    [stored, restFile, library] = [byKind<'segments'>(() => []), undefined, undefined];
    const found = await readValue(listFile, contents);
    if (found === undefined) return undefined;
    const { cacheKey, segments, media, rest, ...from } = listSchema.parse(found);
    if (from.code !== code) throw new OtherVersion();
    if (from.source !== source) throw new UnusableFile(`it is of ${from.source}, not of ${source}`);

    // One after the other: parsing takes the time, and an answer of the CMS can be read between two
    // files.
    const loaded: Segment[] = [];
    let count = 0;
    for (const { kind, name } of segments) {
      const found = await readSegment(folder, { kind, name });
      loaded.push({ kind, name, records: found });
      count += found.length;
      onEntries(count);
    }
    const parts = restOf(await readHashed(folder, rest));
    library = { name: media, items: readMedia(folder, media) };
    restFile = rest;
    stored = byKind<'segments'>((kind) => loaded.filter((segment) => isOfKind(segment, kind)));
    return {
      ...parts,
      media: library.items,
      cacheKey,
      entries: byKind<'records'>((kind) => stored[kind].flatMap(({ records }) => records)),
    };
  };

  const write = async ({ cacheKey, entries, media, ...rest }: SavedCrawl): Promise<void> => {
    const cut = byKind<'segments'>((kind) => cutSegments(kind, entries[kind], stored[kind]));
    const names = new Map<Segment, string>();
    for (const segment of Object.values(cut).flat())
      names.set(segment, segment.name ?? (await writeSegment(folder, segment)));

    const segments = [...names].map(([{ kind }, name]) => ({ kind, name }));
    const mediaName = nameOfWritten(library, media) ?? (await writeMedia(folder, media));
    const restName = await writeHashed(folder, rest, restFile);
    const list = { source, code, cacheKey, segments, media: mediaName, rest: restName };
    await writeValue(listFile, contents, list);
    [restFile, library] = [restName, { name: mediaName, items: media }];
    for (const [segment, name] of names) if (segment.name === undefined) moveToSegment(folder, name, segment);
    stored = byKind<'segments'>((kind) =>
      cut[kind].map((segment) => ({ ...segment, name: names.get(segment) ?? '' })),
    );
    await removeOthers(
      folder,
      new Set([...names.values()].flatMap((name) => [name, blocksOf(name)]).concat(mediaName, restName)),
    );
  };

  return {
    identify: ({ entries, lists, breadth, plugin, media, ...rest }) => {
      const cut = byKind<'segments'>((kind) => cutSegments(kind, entries[kind], stored[kind]));
      const names = Object.values(cut).flatMap((segments: readonly Segment[]) =>
        segments.map((segment) => segment.name ?? nameSegment(segment)),
      );
      return nameOf(JSON.stringify([rest, nameOfWritten(library, media) ?? nameMedia(media), names]));
    },
    load: async (warn, onEntries = () => undefined) => {
      try {
        return await read(onEntries);
      } catch (error) {
        // After an upgrade nobody can do anything about it: the report names it as the cause of changes.
        if (error instanceof OtherVersion) return undefined;
        const reason = error instanceof UnusableFile ? error.message : 'it cannot be read';
        warn({ message: `The saved crawl is not used (${reason}): all content is read again` });
        return undefined;
      }
    },
    save: async (saved, warn) => {
      try {
        await write(saved);
      } catch (error) {
        if (error instanceof DamagedBlocks) await dropDamagedBlocks(error);
        // Only the code: the message contains folders of this machine.
        const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
        warn({
          message: `The crawl could not be saved${code}: the next build reads more than necessary`,
          hint: 'Free some disk space for the cache folder, or make it writable.',
        });
      }
    },
  };
}

/** The library that is in a file. */
interface WrittenMedia {
  readonly name: string;
  readonly items: SavedCrawl['media'];
}

/** Returns the name of the file with these items. An item that has not changed is the same object. */
function nameOfWritten(written: WrittenMedia | undefined, media: SavedCrawl['media']): string | undefined {
  if (written?.items.length !== media.length) return undefined;
  return media.every((item, index) => item === written.items[index]) ? written.name : undefined;
}
