import type { AnyEntry } from '../../content/content.ts';
import { unpackBlocks } from '../../content/saved/packed-blocks.ts';
import { describeEntry, shorten } from '../../routes/head/description.ts';
import { hashJson } from '../../util/hash.ts';
import type { RowFacts, ShownFacts } from './describe-row.ts';
import { readTexts } from './read-texts.ts';
import { weighWords } from './weigh-words.ts';

/** The part of an entry in the index that comes from its text, kept for the next build. */
export interface SearchRecord {
  /** A hash of all that it was made from. */
  readonly version: string;
  /** "oyster 13 shed 12": words and their weights, sorted by word. */
  readonly words: string;
  /** The beginning of its text. */
  readonly extract: string;
}

/** A record of the content as it is now, with all that results show of the entry. */
export interface ReadyRecord extends SearchRecord {
  readonly row: ShownFacts;
}

const extractLength = 110;

/** Returns the version that a record of this entry has today, without reading its blocks. */
export function versionOf(entry: AnyEntry, { title, names, texts }: RowFacts): string {
  return hashJson([title, names, texts, entry.excerpt, entry.blocks.hash]);
}

/** Makes the record of an entry. */
export function makeRecord(entry: AnyEntry, row: RowFacts): SearchRecord {
  const { headings, others } = readTexts(unpackBlocks(entry.blocks));
  const { title, names, texts } = row;
  const words = weighWords({ title, headings, names, others: [entry.excerpt, ...texts, ...others] });
  return {
    version: versionOf(entry, row),
    words: words.map((weighed) => weighed.join(' ')).join(' '),
    extract: shorten(describeEntry(entry), extractLength),
  };
}
