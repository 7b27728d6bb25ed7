import type { AnyEntry } from '../../content/content.ts';
import { unpackBlocks } from '../../content/saved/packed-blocks.ts';
import { describeEntry, shorten } from '../../routes/head/description.ts';
import { hashJson } from '../../util/hash.ts';
import type { DescribedEntry, ShownFacts } from './describe-row.ts';
import { readTexts } from './read-texts.ts';
import { weighWords } from './weigh-words.ts';

/** An entry in the index, kept for the next build. */
export interface SearchRecord {
  /** A hash of all that its words and extract were made from. */
  readonly version: string;
  /** "oyster 13 shed 12": words and their weights, sorted by word. */
  readonly words: string;
  /** The beginning of its text. */
  readonly extract: string;
  readonly row: ShownFacts;
}

const extractLength = 110;

/** Returns the version that a record of this entry has today, without reading its blocks. */
export function versionOf(entry: AnyEntry, { row, names, texts }: DescribedEntry): string {
  return hashJson([row.title, names, texts, entry.excerpt, entry.blocks.hash]);
}

/** Makes the record of an entry. */
export function makeRecord(entry: AnyEntry, described: DescribedEntry): SearchRecord {
  const { headings, others } = readTexts(unpackBlocks(entry.blocks));
  const { row, names, texts } = described;
  const words = weighWords({
    title: row.title,
    headings,
    names,
    others: [entry.excerpt, ...texts, ...others],
  });
  return {
    version: versionOf(entry, described),
    words: words.map((weighed) => weighed.join(' ')).join(' '),
    extract: shorten(describeEntry(entry), extractLength),
    row,
  };
}
