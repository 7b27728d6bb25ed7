import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readSync, rmSync } from 'node:fs';
import path from 'node:path';
import { removeOld } from '../cache/remove-old.ts';
import { fileOf } from '../content/paths.ts';
import { awaitLater } from '../problems/settle.ts';
import type { FileTarget } from '../publish/count-files.ts';
import { digestOf } from '../publish/digest-of.ts';
import type { PageRecords, RememberedPage } from '../rebuild/remembered-page.ts';
import { type PagePack, type PageToPack, packPages } from '../rebuild/stored/page-pack.ts';
import { nameOfPart } from '../rebuild/stored/stored-pages.ts';
import type { WorkStore } from '../store/work-store.ts';

/** Takes the pages of a shard in the place of a staging folder and of the memory of a build. */
export interface PageCollector {
  readonly target: FileTarget;
  readonly records: PageRecords;
  /** Resolves when few parts are on their way to the store: memory holds them. */
  readonly whenRoom: () => Promise<void>;
  /** Resolves when all finished parts are stored, or the store has failed. */
  readonly finish: () => Promise<void>;
}

export interface PageCollectorInput {
  readonly store: WorkStore;
  readonly inputs: string;
  readonly now: string;
  /** The hash of the document around every page. */
  readonly document: () => string;
  /** Returns the moment from which on an answer of the clock differs, of all that were asked for so far. */
  readonly until: () => string | null;
  /** Takes the html until its part is finished. */
  readonly files: PageFiles;
  /** Returns what the search knows of the entry with this page; of some pages there is nothing. */
  readonly recordAt: (path: string) => PagePack['search'][number][1] | undefined;
  /** The number of pages to come, by part: then it is finished. */
  readonly counts: ReadonlyMap<number, number>;
  /** Returns the part of a page. */
  readonly partOf: (path: string) => number;
}

/** Finished parts that may be on their way. */
const mostUnderWay = 16;

/** Collects pages, and stores each part as soon as it is finished. */
export function collectPages(input: PageCollectorInput): PageCollector {
  const { store, inputs, now, document, until, counts, partOf, recordAt, files } = input;
  const parts = new Map<number, PageToPack[]>();
  const written = new Map<string, { readonly file: string; readonly size: number }>();
  const underWay = new Set<Promise<void>>();

  const save = (part: number, pages: readonly PageToPack[]): Promise<void> => {
    const sorted = pages.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const search = sorted.flatMap(({ path }) => {
      const record = recordAt(path);
      return record === undefined ? [] : [[path, record] as const];
    });
    return store.save(
      nameOfPart(inputs, part),
      packPages({ now, document: document(), until: until(), search, pages: sorted }),
    );
  };

  const add = (path: string, page: RememberedPage): void => {
    const html = written.get(fileOf(path));
    if (html === undefined) throw new Error(`the html of ${path} is missing`);
    written.delete(fileOf(path));
    const part = partOf(path);
    const pages = parts.get(part) ?? [];
    const { file, size } = html;
    pages.push({ path, size, read: (target) => files.take(file, target), page: withoutSecrets(page) });
    parts.set(part, pages);
    if (pages.length < (counts.get(part) ?? 0)) return;
    parts.delete(part);
    const saving = save(part, pages).finally(() => underWay.delete(saving));
    underWay.add(awaitLater(saving));
  };

  return {
    target: {
      // Social cards go to the store by themselves.
      write: async (file, digest) => digest ?? digestOf(file),
      keep: async () => null,
      reserve: ({ path }) => {
        const file = files.next();
        return { target: file, published: null, done: ({ size }) => void written.set(path, { file, size }) };
      },
    },
    records: {
      size: 0,
      has: () => false,
      get: () => undefined,
      add,
      keep: () => false,
      keys: () => [],
      save: () => undefined,
      discard: () => undefined,
    },
    whenRoom: async () => {
      while (underWay.size >= mostUnderWay) await Promise.race(underWay);
    },
    finish: async () => {
      await Promise.all(underWay);
    },
  };
}

/** The hash of the layout covers the secrets of this process; whoever keeps the page has its own. */
function withoutSecrets(page: RememberedPage): RememberedPage {
  return { ...page, fingerprint: { ...page.fingerprint, layout: '' } };
}

/** Age in milliseconds from which the files of a killed shard are not in use any more. */
const longAgo = 24 * 60 * 60 * 1000;

/** The files of pages whose part is not finished: threads write them, and memory does not hold them. */
export interface PageFiles {
  /** Returns a file that does not exist yet. */
  readonly next: () => string;
  /** Fills `target` with the bytes of a file, and removes the file. Throws as the file system does. */
  readonly take: (file: string, target: Buffer) => void;
  /** Removes the files that were not taken. */
  readonly discard: () => void;
}

/** Opens a folder for files, which need not exist, and removes what killed shards left there. */
export async function openPageFiles(folder: string): Promise<PageFiles> {
  mkdirSync(folder, { recursive: true });
  await removeOld(folder, /^[0-9a-f-]{36}\.\d+$/, Date.now() - longAgo);
  const start = path.join(folder, randomUUID());
  const files = new Set<string>();
  let count = 0;
  return {
    next: () => {
      count += 1;
      const file = `${start}.${count}`;
      files.add(file);
      return file;
    },
    take: (file, target) => {
      const opened = openSync(file, 'r');
      try {
        let done = 0;
        while (done < target.length) {
          const read = readSync(opened, target, done, target.length - done, done);
          if (read === 0) throw new Error(`${file} is shorter than the page was`);
          done += read;
        }
      } finally {
        closeSync(opened);
      }
      rmSync(file);
      files.delete(file);
    },
    discard: () => {
      for (const file of files) rmSync(file, { force: true });
    },
  };
}
