import { fileOf } from '../content/paths.ts';
import { awaitLater } from '../problems/settle.ts';
import type { FileTarget } from '../publish/count-files.ts';
import { digestOf } from '../publish/digest-of.ts';
import type { PageRecords, RememberedPage } from '../rebuild/remembered-page.ts';
import { type PackedPage, type PagePack, packPages } from '../rebuild/stored/page-pack.ts';
import { groupByPart, partOf } from '../rebuild/stored/parts.ts';
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
  /** Makes what the search knows of the entry with this page; of some pages there is nothing. */
  readonly records: ReadonlyMap<string, () => PagePack['search'][number]>;
  /** The pages to come: a part is finished when all of its pages are there. */
  readonly routes: readonly { readonly path: string }[];
}

/** Finished parts that may be on their way. */
const mostUnderWay = 16;

/** Collects pages, and stores each part as soon as it is finished. */
export function collectPages(input: PageCollectorInput): PageCollector {
  const { store, inputs, now, document, routes, records } = input;
  const missing = groupByPart(routes).map((pages) => pages.length);
  const parts = new Map<number, PackedPage[]>();
  const files = new Map<string, Uint8Array>();
  const underWay = new Set<Promise<void>>();

  const save = async (part: number, pages: readonly PackedPage[]): Promise<void> => {
    const sorted = pages.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const search = sorted.flatMap(({ path }) => {
      const make = records.get(path);
      return make === undefined ? [] : [make()];
    });
    const pack = await packPages({ now, document: document(), search, pages: sorted });
    await store.save(nameOfPart(inputs, part), pack);
  };

  const add = (path: string, page: RememberedPage): void => {
    const html = files.get(fileOf(path));
    if (html === undefined) throw new Error(`the html of ${path} is missing`);
    files.delete(fileOf(path));
    const part = partOf(path);
    const pages = parts.get(part) ?? [];
    pages.push({ path, html, page: withoutSecrets(page) });
    parts.set(part, pages);
    if (pages.length < (missing[part] ?? 0)) return;
    parts.delete(part);
    const saving = save(part, pages).finally(() => underWay.delete(saving));
    underWay.add(awaitLater(saving));
  };

  return {
    target: {
      write: async (file, digest) => {
        if (file.class === 'page' && 'contents' in file) files.set(file.path, toBytes(file.contents));
        return digest ?? digestOf(file);
      },
      keep: async () => null,
      reserve: () => null,
    },
    records: {
      size: 0,
      has: () => false,
      get: () => undefined,
      add,
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

function toBytes(contents: string | Uint8Array): Uint8Array {
  return typeof contents === 'string' ? Buffer.from(contents) : contents;
}
