import type { EntryMeasure } from '../../publish/measures.ts';

/** One entry in a census: only numbers, since the manifest is public. */
export interface EntryRow {
  readonly id: number;
  /** Seconds since 1970: a new date marks an edit. */
  readonly modified: number;
  readonly counts: Readonly<Record<EntryMeasure, number>>;
}

/**
 * Formats the row for the manifest, about 25 bytes: "412 tgkpk0 812 3 2 1" is id, date, words,
 * pictures, categories, title.
 */
export function writeRow({ id, modified, counts }: EntryRow): string {
  const { words, pictures, categories, titles } = counts;
  return [id, modified.toString(36), words, pictures, categories, titles].join(' ');
}

export function readRow(row: string): EntryRow {
  const [id = '', modified = '', ...numbers] = row.split(' ');
  const [words = 0, pictures = 0, categories = 0, titles = 0] = numbers.map(Number);
  const counts = { titles, texts: words > 0 ? 1 : 0, words, pictures, categories };
  return { id: Number(id), modified: Number.parseInt(modified, 36), counts };
}
