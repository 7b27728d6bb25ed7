import { z } from 'zod';
import { UnusableFile } from '../../cache/unusable-file.ts';
import type { Kind } from '../content.ts';
import { isKind } from '../kinds/descriptions.ts';
import type { IndexedRecord } from './indexed-record.ts';
import type { SavedCrawl } from './saved-crawl.ts';

/** A saved crawl without its entries and its library. */
export type SavedRest = Omit<SavedCrawl, 'cacheKey' | 'entries' | 'media'>;

/** Checks that this is a record of one kind. Not validated in full: its hash was verified. */
export function isRecordOf<K extends Kind>(kind: K, value: unknown): value is IndexedRecord<K> {
  return isIndexedRecord(value) && value.entry.kind === kind;
}

/** Checks that this is a record of any kind. */
export function isIndexedRecord(value: unknown): value is IndexedRecord {
  return recordShape.safeParse(value).success;
}

const recordShape = z.looseObject({
  entry: z.looseObject({
    kind: z.custom<Kind>(isKind),
    id: z.number(),
    blocks: z.looseObject({ at: z.number(), length: z.number(), hash: z.string() }),
  }),
});

/** Reads the rest of a saved crawl. */
export function restOf(value: unknown): SavedRest {
  const checked = restSchema.safeParse(value);
  if (checked.success) return checked.data;
  throw new UnusableFile('one of its files has other contents');
}

const list = z.array(z.unknown());
const restShape = z.looseObject({
  settings: z.looseObject({}),
  categories: list,
  menus: z.looseObject({ primary: list, footer: list }),
  redirects: list,
  lists: z.looseObject({}),
  breadth: z.number(),
});
const restSchema = z.custom<SavedRest>((value) => restShape.safeParse(value).success);
