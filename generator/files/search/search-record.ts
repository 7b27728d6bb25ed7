import type { Row } from '../../../client-runtime/search/search-index.ts';
import type { Language } from '../../../words/languages.ts';
import type { AnyEntry } from '../../content/content.ts';
import { jsonOfBlocks } from '../../content/saved/packed-blocks.ts';
import type { EntryTexts } from '../../content/words/weigh-texts.ts';
import { describeEntry, shorten } from '../../routes/head/description.ts';
import { searchedKinds } from '../../routes/titles-question.ts';
import { hashJson } from '../../util/hash.ts';
import type { DescribedEntry, ShownFacts } from './describe-row.ts';

/** An entry in the index, kept for the next build. */
export interface SearchRecord {
  /** Of its entry in the CMS. */
  readonly id: number;
  /** A hash of all that its words and extract were made from. */
  readonly version: string;
  /** "oyster 13 shed 12": words and their weights, each word once. */
  readonly words: string;
  /** The beginning of its text. */
  readonly extract: string;
  readonly row: ShownFacts;
}

/** Makes the row of an entry as the results show it. */
export function shownRow({ id, extract, row }: Pick<SearchRecord, 'id' | 'extract' | 'row'>): Row {
  const { kind, title, href, facts, picture, language } = row;
  const shown = [id, kindNumbers.indexOf(kind), title, href, facts, extract, picture] as const;
  return language === undefined ? shown : [...shown, language];
}

const kindNumbers: readonly string[] = searchedKinds;

const extractLength = 110;

/** Returns the version that a record of this entry has today, without reading its blocks. */
export function versionOf(
  entry: AnyEntry,
  { row, names, texts }: DescribedEntry,
  language: Language | undefined,
): string {
  return hashJson([language ?? null, row.title, names, texts, entry.excerpt, entry.blocks.hash]);
}

/** Lists the texts whose words a record has. */
export function textsOf(
  { excerpt, blocks }: AnyEntry,
  { row, names, texts }: DescribedEntry,
  language: Language | undefined,
): EntryTexts {
  return { language, title: row.title, names, others: [excerpt, ...texts], blocks: jsonOfBlocks(blocks) };
}

/** Returns the beginning of an entry's text. */
export function extractOf(entry: AnyEntry): string {
  return shorten(describeEntry(entry), extractLength);
}
