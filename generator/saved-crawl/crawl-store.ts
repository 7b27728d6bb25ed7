import path from 'node:path';
import { z } from 'zod';
import type { Kind } from '../content.ts';
import type { Warn } from '../problem.ts';
import { type ByKind, byKind, isKind } from './by-kind.ts';
import {
  nameOf,
  namePattern,
  readNamed,
  readSealed,
  removeOthers,
  writeNamed,
  writeSealed,
} from './crawl-files.ts';
import type { SavedCrawl } from './saved-crawl.ts';
import { recordsOf, restOf } from './saved-parts.ts';
import { cutSegments, isOfKind, type Segment } from './segments.ts';
import { refuseForeign, UnusableCrawl } from './unusable-crawl.ts';

/** Keeps the saved crawl of one CMS. Its functions never reject: the saved crawl is safe to lose. */
export interface CrawlStore {
  /** Undefined when there is none that can be used; a warning says why, but for a first run. */
  readonly load: (warn: Warn) => Promise<SavedCrawl | undefined>;
  /** A hash of all content that it holds: entries that were loaded or saved are known by the file they lie in. */
  readonly identify: (saved: SavedCrawl) => string;
  /** Writes what changed since it was loaded or saved. When it cannot, it warns, and the old one stays. */
  readonly save: (saved: SavedCrawl, warn: Warn) => Promise<void>;
}

export interface CrawlStoreOptions {
  /** Need not exist yet. */
  readonly folder: string;
  /** Names the CMS: what is of one is never taken for another's. */
  readonly source: string;
  /** Names the code that reads the CMS's answers: what other code made of them is not used. */
  readonly code: string;
}

/** Raise this when the files are laid out in another way. */
const version = 4;

const fileName = z.string().regex(namePattern);
const listSchema = z.object({
  basis: z.string(),
  segments: z.array(z.object({ kind: z.custom<Kind>(isKind), name: fileName })),
  rest: fileName,
});

/**
 * Opens the store in a folder. `crawl.json` lists its files: one for some hundred entries, each named by the hash of
 * what is in it. So an edit writes one of them and the list, and a build that is killed in between leaves the old list
 * with all its files.
 */
export function openCrawlStore({ folder, ...stamp }: CrawlStoreOptions): CrawlStore {
  const listFile = path.join(folder, 'crawl.json');
  const identity = { version, ...stamp };
  // What lies in the folder, as it was last loaded or saved.
  let stored: ByKind<'segments'> = byKind<'segments'>(() => []);
  let files: ReadonlySet<string> = new Set();

  const read = async (): Promise<SavedCrawl | undefined> => {
    const found = await readSealed(listFile);
    if (found === undefined) return undefined;
    refuseForeign(found, identity);
    const { basis, segments, rest } = listSchema.parse(found);

    // One after the other: parsing is what takes the time, and between two files an answer of the CMS can be read. Each is packed
    // before the next is parsed.
    const loaded: Segment[] = [];
    for (const { kind, name } of segments)
      loaded.push({ kind, name, records: recordsOf(kind, await readNamed(folder, name)) });
    const parts = restOf(await readNamed(folder, rest));
    files = new Set([...segments.map(({ name }) => name), rest]);
    stored = byKind<'segments'>((kind) => loaded.filter((segment) => isOfKind(segment, kind)));
    return {
      ...parts,
      basis,
      entries: byKind<'records'>((kind) => stored[kind].flatMap(({ records }) => records)),
    };
  };

  const write = async ({ basis, entries, ...rest }: SavedCrawl): Promise<void> => {
    const cut = byKind<'segments'>((kind) => cutSegments(kind, entries[kind], stored[kind]));
    const names = new Map<Segment, string>();
    for (const segment of Object.values(cut).flat())
      names.set(segment, segment.name ?? (await writeNamed(folder, segment.records, files)));

    const segments = [...names].map(([{ kind }, name]) => ({ kind, name }));
    const restName = await writeNamed(folder, rest, files);
    await writeSealed(listFile, { ...identity, basis, segments, rest: restName });
    files = new Set([...names.values(), restName]);
    await removeOthers(folder, files);
    stored = byKind<'segments'>((kind) =>
      cut[kind].map((segment) => ({ ...segment, name: names.get(segment) ?? '' })),
    );
  };

  return {
    identify: ({ entries, lists, breadth, ...rest }) => {
      const cut = byKind<'segments'>((kind) => cutSegments(kind, entries[kind], stored[kind]));
      const names = Object.values(cut).flatMap((segments: readonly Segment[]) =>
        segments.map(({ name, records }) => name ?? nameOf(JSON.stringify(records))),
      );
      return nameOf(JSON.stringify([rest, names]));
    },
    load: async (warn) => {
      try {
        return await read();
      } catch (error) {
        const reason = error instanceof UnusableCrawl ? error.message : 'it cannot be read';
        warn({ message: `The saved crawl is not used: ${reason}; all content is read anew` });
        return undefined;
      }
    },
    save: async (saved, warn) => {
      try {
        await write(saved);
      } catch (error) {
        // Only the code: the message names folders of this machine.
        const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
        warn({
          message: `The crawl could not be saved${code}: the next build reads more than it would have to`,
          hint: 'Make room in the cache folder, or make it writable.',
        });
      }
    },
  };
}
