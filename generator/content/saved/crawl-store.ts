import { existsSync, renameSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { appendToLog, isWorthKeeping, type Log, readLog } from '../../cache/log.ts';
import { openLogFile } from '../../cache/log-file.ts';
import { commitOf, recordOf } from '../../cache/log-records.ts';
import { startLog } from '../../cache/new-log.ts';
import { isMissing, OtherVersion, UnusableFile } from '../../cache/unusable-file.ts';
import type { Warn } from '../../problems/problem.ts';
import { codeOf } from '../../util/code-of.ts';
import { hashJson } from '../../util/hash.ts';
import { kinds } from '../kinds/descriptions.ts';
import { byKind } from './by-kind.ts';
import { DamagedBlocks, dropDamagedBlocks } from './damaged-blocks.ts';
import {
  addRows,
  blocksLength,
  crawlContents,
  hashOf,
  isMedia,
  isObject,
  isOfKind,
  isSavedEntry,
  keyOf,
  moveBlocks,
  readRow,
  recordsOf,
  type WrittenRow,
} from './rows.ts';
import type { SavedCrawl } from './saved-crawl.ts';

/** Stores the saved crawl of one CMS. Its functions never reject: the saved crawl is a cache. */
export interface CrawlStore {
  /**
   * Resolves to undefined without a usable one; warns about the reason, except at a first run and after an upgrade.
   * `onEntries`: called with the number of entries.
   */
  readonly load: (warn: Warn, onEntries?: (count: number) => void) => Promise<SavedCrawl | undefined>;
  /** Hashes all its content: the hash of an item that was loaded or saved is known. */
  readonly identify: (saved: SavedCrawl) => string;
  /**
   * Writes the changes since it was loaded or saved. The journal of the crawl becomes the saved one where that is less to
   * write. On failure it warns, the old one stays, and it resolves to false.
   */
  readonly save: (saved: SavedCrawl, warn: Warn, journal?: Log<WrittenRow>) => Promise<boolean>;
}

export interface CrawlStoreOptions {
  /** Need not exist yet. */
  readonly file: string;
  /** Identifies the CMS: the crawl of another one is never used. */
  readonly source: string;
  /** Identifies the code that reads the CMS's answers: the results of other code are not used. */
  readonly code: string;
}

/** The value of each commit. */
const headSchema = z.object({ source: z.string(), code: z.string(), cacheKey: z.string() });
type Head = z.output<typeof headSchema>;

/**
 * Opens the store in a log: a row for each entry, named as "post 12", for each item of the library, for the rest of the
 * content and for what the crawl knows beside it. Blocks are read on demand.
 */
export function openCrawlStore({ file, source, code }: CrawlStoreOptions): CrawlStore {
  const refuse = () => new DamagedBlocks(file);
  // The log after the last load or save, and its rows by item: one that has not changed is the same object.
  let log: Log<WrittenRow> | undefined;
  let rows = new Map<object, WrittenRow>();
  const hashNow = (item: object): string => rows.get(item)?.hash ?? hashOf(item);

  const read = (): SavedCrawl => {
    takeLog(undefined);
    const found = readLog(crawlContents, file, (place, value, key) =>
      readRow(key, value, { source: place.source, refuse }),
    );
    const head = headSchema.safeParse(found.committed).data;
    if (found.rest === 'damaged' || head === undefined) throw new UnusableFile();
    if (head.code !== code) throw new OtherVersion();
    if (head.source !== source) throw new UnusableFile(`it is of ${head.source}, not of ${source}`);
    const saved = crawlOf(found.places, head.cacheKey);
    takeLog(found);
    return saved;
  };

  const takeLog = (next: Log<WrittenRow> | undefined): void => {
    log = next;
    rows = new Map();
    for (const row of next?.places.values() ?? []) rows.set(row.item, row);
  };
  /**
   * Adds the difference to a log, and returns it; undefined where that is too much, or another process has added something.
   * The commit has the head of a journal as well: until it is renamed, the next run goes on from it.
   */
  const addDifference = (
    to: Log<WrittenRow> | undefined,
    items: readonly object[],
    head: Head,
  ): Log<WrittenRow> | undefined => {
    if (to === undefined || !isWorthKeeping(to)) return undefined;
    const { source, places, end, committed } = to;
    const changed = items.filter((item) => {
      const row = places.get(keyOf(item));
      return row?.item !== item && row?.hash !== hashOf(item);
    });
    if (changed.length > mostRows || blocksLength(changed) > mostBytes) return undefined;
    const isWhole = items.length - changed.length === places.size;
    const keys = isWhole ? undefined : new Set(items.map(keyOf));
    const gone = keys === undefined ? [] : [...places.keys()].filter((key) => !keys.has(key));
    const known = headSchema.safeParse(committed).data;
    const isHeadSame = JSON.stringify(known) === JSON.stringify(head);
    const value = known === undefined ? { ...(isObject(committed) && committed), ...head } : head;
    if (changed.length + gone.length === 0 && isHeadSame) return existsSync(file) ? to : undefined;
    const { records, written } = recordsOf(changed, end);
    const removed = gone.map((key) => recordOf(key, ''));
    const bytes = Buffer.concat([...records, ...removed, commitOf({ after: end, value })]);
    if (!appendToLog(to, bytes)) return undefined;
    const next = new Map(places);
    for (const key of gone) next.delete(key);
    for (const row of written) next.set(row.key, row);
    moveBlocks(written, { source, refuse });
    return { ...to, places: next, end: end + bytes.length, committed: value };
  };
  /** Lets a journal become the saved crawl, with the rest of its items; undefined where that fails. */
  const finishJournal = (
    journal: Log<WrittenRow> | undefined,
    items: readonly object[],
    head: Head,
  ): Log<WrittenRow> | undefined => {
    try {
      const finished = addDifference(journal, items, head);
      if (finished === undefined) return undefined;
      renameSync(finished.source.file, file);
      const source = openLogFile(file);
      moveBlocks([...finished.places.values()], { source, refuse });
      return { ...finished, source };
    } catch (error) {
      // Another build may have removed it. Writing everything again tells what is wrong with the disk.
      if (codeOf(error) === undefined) throw error;
      return undefined;
    }
  };
  const writeAgain = (items: readonly object[], value: Head): Log<WrittenRow> => {
    const next = startLog(crawlContents, file);
    try {
      const written: WrittenRow[] = [];
      addRows(next, items, (some) => written.push(...some));
      const finished = next.finish({ after: null, value });
      moveBlocks(written, { source: finished.source, refuse });
      const places = new Map(written.map((row) => [row.key, row]));
      return { ...finished, places, committed: value, rest: 'nothing' };
    } finally {
      next.discard();
    }
  };

  return {
    identify: (saved) => {
      const { content } = itemsOf(saved);
      return hashJson([saved.cacheKey, ...content.map(hashNow)]);
    },
    load: async (warn, onEntries = () => undefined) => {
      try {
        // The first request is on its way meanwhile.
        await setImmediate();
        const saved = read();
        onEntries(Object.values(saved.entries).reduce((sum, { length }) => sum + length, 0));
        return saved;
      } catch (error) {
        // After an upgrade nobody can do anything about it: the report names it as the cause of changes.
        if (error instanceof OtherVersion || isMissing(error)) return undefined;
        const reason = error instanceof UnusableFile ? error.message : 'it cannot be read';
        warn({ message: `The saved crawl is not used (${reason}): all content is read again` });
        return undefined;
      }
    },
    save: async (saved, warn, journal) => {
      const { content, known } = itemsOf(saved);
      const items = [...content, known];
      const head = { source, code, cacheKey: saved.cacheKey };
      try {
        takeLog(
          addDifference(log, items, head) ?? finishJournal(journal, items, head) ?? writeAgain(items, head),
        );
        return true;
      } catch (error) {
        if (error instanceof DamagedBlocks) await dropDamagedBlocks(error);
        // Only the code: the message contains folders of this machine.
        const code = codeOf(error) === undefined ? '' : ` (${codeOf(error)})`;
        warn({
          message: `The crawl could not be saved${code}: the next build reads more than necessary`,
          hint: 'Free some disk space for the cache folder, or make it writable.',
        });
        return false;
      }
    },
  };
}

// The most that is added at once, rows and bytes of their blocks: everything is written again instead, little of it in memory.
const mostRows = 20_000;
const mostBytes = 8_000_000;

/** Lists what a saved crawl has: all its content, and what the next crawl knows beside it. */
function itemsOf({ cacheKey: _, entries, media, plugin, ...rest }: SavedCrawl) {
  const records = kinds.map((kind): readonly object[] => entries[kind]);
  return { content: [...records, media, [rest]].flat(), known: { plugin } };
}

/** Throws an UnusableFile when something is missing. */
function crawlOf(rows: ReadonlyMap<string, WrittenRow>, cacheKey: string): SavedCrawl {
  const rest = rows.get('rest')?.item;
  const known = rows.get('known')?.item;
  if (!isRest(rest) || known === undefined) throw new UnusableFile();
  const items = [...rows.values()].map(({ item }) => item);
  const records = items.filter(isSavedEntry).sort((a, b) => a.entry.id - b.entry.id);
  const media = items.filter(isMedia).sort((a, b) => a.id - b.id);
  const entries = byKind<'records'>((kind) => records.filter(isOfKind(kind)));
  return { ...rest, ...known, media, cacheKey, entries };
}

// Not validated in full: the checksum of each was verified.

type Known = Pick<SavedCrawl, 'plugin'>;
type Rest = Omit<SavedCrawl, keyof Known | 'cacheKey' | 'entries' | 'media'>;

function isRest(item: object | undefined): item is Rest {
  return item !== undefined && 'settings' in item && 'menus' in item;
}
