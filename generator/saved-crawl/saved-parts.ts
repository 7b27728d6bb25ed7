import { z } from 'zod';
import type { Kind } from '../content.ts';
import { withPackedBlocks } from '../packed-blocks.ts';
import { isKind } from './by-kind.ts';
import type { SavedCrawl, SavedEntry } from './saved-crawl.ts';
import { UnusableCrawl } from './unusable-crawl.ts';

/** All of a saved crawl but its entries. */
export type SavedRest = Omit<SavedCrawl, 'basis' | 'entries'>;

/** Takes the records of one kind as they were written. Their hash was checked: so only a glance at each. */
export function recordsOf<K extends Kind>(kind: K, value: unknown): readonly SavedEntry<K>[] {
  if (isRecords(kind, value)) return value.map(packed);
  throw new UnusableCrawl('a file of it holds something else');
}

function isRecords<K extends Kind>(kind: K, value: unknown): value is readonly SavedEntry<K>[] {
  return Array.isArray(value) && value.every((record) => record?.entry?.kind === kind);
}

/** Takes one record of any kind as it was written; undefined when it is something else. */
export function asSavedEntry(value: unknown): SavedEntry | undefined {
  return isRecord(value) ? packed(value) : undefined;
}

/** In a file, the blocks are text. */
function packed<K extends Kind>(record: SavedEntry<K>): SavedEntry<K> {
  withPackedBlocks(record.entry);
  return record;
}

function isRecord(value: unknown): value is SavedEntry {
  const record = recordShape.safeParse(value);
  return record.success;
}

const recordShape = z.looseObject({ entry: z.looseObject({ kind: z.custom<Kind>(isKind), id: z.number() }) });

/** Takes the rest as it was written. */
export function restOf(value: unknown): SavedRest {
  const checked = restSchema.safeParse(value);
  if (checked.success) return checked.data;
  throw new UnusableCrawl('a file of it holds something else');
}

const list = z.array(z.unknown());
const restShape = z.looseObject({
  settings: z.looseObject({}),
  categories: list,
  media: list,
  menus: z.looseObject({ primary: list, footer: list }),
  redirects: list,
  lists: z.looseObject({}),
  breadth: z.number(),
});
const restSchema = z.custom<SavedRest>((value) => restShape.safeParse(value).success);
