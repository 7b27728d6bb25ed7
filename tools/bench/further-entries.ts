import type { DemoKind } from '../../demo/kinds.ts';
import { countKinds, type GeneratedKind, type Shape } from '../../demo/large-site/shapes.ts';
import type { DemoEntry, DemoStore } from '../../demo/store-types.ts';

/** Entries of a CMS that are in no memory: each is like one of its generated ones. */
export interface FurtherEntries {
  readonly counts: Readonly<Record<GeneratedKind, number> & Partial<Record<DemoKind, number>>>;
  /** `number`: among those of its kind, from 0 on, the newest first. */
  readonly idOf: (kind: string, number: number) => number;
  /** Returns undefined for an id of the store. */
  readonly find: (id: number) => FurtherEntry | undefined;
  /** Finds the entry whose picture it is: each has an item of the library of its own. */
  readonly findByPicture: (id: number) => FurtherEntry | undefined;
  readonly pictureOf: (id: number) => number;
}

export interface FurtherEntry {
  readonly id: number;
  readonly number: number;
  /** An entry of the store. */
  readonly like: DemoEntry;
}

/** Generated entries of a kind, which others are like. */
const models = 20;

/**
 * Adds `count` entries of a shape's kinds to a store, without keeping them. The entries that they are
 * like get small bodies of two paragraphs.
 */
export function furtherEntries(store: DemoStore, shape: Shape, count: number): FurtherEntries {
  const counts = countKinds(shape, count);
  const firstId = Math.max(...[...store.entries, ...store.media].map(({ id }) => id)) + 1;
  let end = firstId;
  const ranges = Object.entries(counts).map(([kind, size]) => {
    const start = end;
    end += size;
    return { kind, start, end, likes: modelsOf(store, kind) };
  });
  const find = (id: number): FurtherEntry | undefined => {
    const range = ranges.find(({ start, end }) => id >= start && id < end);
    if (range === undefined) return undefined;
    const number = id - range.start;
    const like = range.likes[number % range.likes.length];
    return like && { id, number, like };
  };
  return {
    counts,
    find,
    idOf: (kind, number) => (ranges.find((range) => range.kind === kind)?.start ?? 0) + number,
    findByPicture: (id) => find(id - count),
    pictureOf: (id) => id + count,
  };
}

function modelsOf({ entries }: DemoStore, kind: string): readonly DemoEntry[] {
  const found = entries.filter(
    (entry) => entry.kind === kind && entry.status === 'publish' && /-\d+$/.test(entry.slug),
  );
  const likes = found.slice(-models);
  for (const entry of likes)
    entry.blocks = entry.blocks.filter(({ name }) => name === 'core/paragraph').slice(0, 2);
  return likes;
}
