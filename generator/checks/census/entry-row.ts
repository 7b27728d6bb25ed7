import type { EntryMeasure } from '../../publish/measures.ts';

/** One entry in a census: only numbers, since the manifest is public. */
export interface EntryRow {
  readonly id: number;
  /** Seconds since 1970: a new date marks an edit. */
  readonly modified: number;
  /** Seconds since 1970 of the last date of an event, in local time; 0 without one. */
  readonly ends: number;
  readonly counts: RowCounts;
}

type RowCounts = Readonly<Record<WrittenMeasure, number>>;

/** The others follow from these. */
type WrittenMeasure = Exclude<EntryMeasure, 'texts' | 'dates' | 'coming'>;

/**
 * Formats the row for the manifest, about 25 bytes: "412 tgkpk0 812 3 2 1" is id, date, words,
 * pictures, categories, title. What few entries have comes last, and zeros at the end are left out.
 */
export function writeRow({ id, modified, ends, counts }: EntryRow): string {
  const { words, pictures, categories, titles, sections, hours, positions } = counts;
  const common = [id, modified.toString(36), words, pictures, categories, titles];
  return [...common, ends.toString(36), sections, hours, positions].join(' ').replace(/( 0)+$/, '');
}

export function readRow(row: string): EntryRow {
  const columns = row.split(' ');
  const [id = 0, , words = 0, pictures = 0, categories = 0, titles = 0, , ...facts] = columns.map(Number);
  const [sections = 0, hours = 0, positions = 0] = facts;
  return {
    id,
    modified: Number.parseInt(columns[1] ?? '', 36),
    ends: Number.parseInt(columns[6] ?? '0', 36),
    counts: { words, pictures, categories, titles, sections, hours, positions },
  };
}

/** Returns all counts of a row, with the events that are to come at a moment, in seconds since 1970. */
export function countsAt({ counts, ends }: EntryRow, now: number): Readonly<Record<EntryMeasure, number>> {
  return {
    ...counts,
    texts: counts.words > 0 ? 1 : 0,
    dates: ends === 0 ? 0 : 1,
    coming: ends > now ? 1 : 0,
  };
}
