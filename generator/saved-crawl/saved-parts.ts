import { z } from 'zod';
import type { Kind } from '../content.ts';
import type { SavedCrawl, SavedEntry } from './saved-crawl.ts';
import { UnusableCrawl } from './unusable-crawl.ts';

/** All of a saved crawl but its entries. */
export type SavedRest = Omit<SavedCrawl, 'basis' | 'entries'>;

/** Takes the records of one kind as they were written. Their hash was checked: so only a glance at each. */
export function recordsOf<K extends Kind>(kind: K, value: unknown): readonly SavedEntry<K>[] {
  if (isRecords(kind, value)) return value;
  throw new UnusableCrawl('a file of it holds something else');
}

function isRecords<K extends Kind>(kind: K, value: unknown): value is readonly SavedEntry<K>[] {
  return Array.isArray(value) && value.every((record) => record?.entry?.kind === kind);
}

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
  renames: list,
});
const restSchema = z.custom<SavedRest>((value) => restShape.safeParse(value).success);
