import type { Row } from '../../../client-runtime/search/search-index.ts';
import type { Language } from '../../../words/languages.ts';
import type { AnyEntry } from '../../content/content.ts';
import { jsonOfBlocks } from '../../content/saved/packed-blocks.ts';
import type { PageSection } from '../../content/words/page-sections.ts';
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
  /** Parts of a page that results lead to. */
  readonly sections: readonly PageSection[];
  readonly row: ShownFacts;
}

/** Makes the row of an entry as the results show it. */
export function shownRow({ id, extract, sections, row }: ShownRecord): Row {
  const { kind, title, href, facts, picture, language } = row;
  const shown = [id, kindNumbers.indexOf(kind), title, href, facts, extract, picture] as const;
  const parts = sections.map(({ anchor, heading, words }) => [anchor, heading, words] as const);
  if (parts.length > 0) return [...shown, language ?? '', parts];
  return language === undefined ? shown : [...shown, language];
}

/** The part of a record that its row is made of. */
export type ShownRecord = Pick<SearchRecord, 'id' | 'extract' | 'sections' | 'row'>;

const kindNumbers: readonly string[] = searchedKinds;

const extractLength = 110;

/** Returns the version that a record of this entry has today, without reading its blocks. */
export function versionOf(
  entry: AnyEntry,
  { row, names, facts, texts }: DescribedEntry,
  { language, synonyms }: SearchLanguage,
): string {
  const { excerpt, blocks } = entry;
  return hashJson([
    language ?? null,
    synonyms,
    row.kind,
    row.title,
    names,
    facts,
    texts,
    excerpt,
    blocks.hash,
  ]);
}

/** The language of the site, if it has rules of its own, and the words that mean the same to its visitors. */
export interface SearchLanguage {
  readonly language: Language | undefined;
  readonly synonyms: readonly string[];
}

/** How much the words of an entry count. An event that is to come gains in the browser. */
const shares: Partial<Readonly<Record<AnyEntry['kind'], number>>> = {
  post: 0.7,
  event: 0.8,
  artwork: 0.8,
  space: 0.8,
  job: 0.7,
};
const shareOfOthers = 1.5;

/** Lists the texts whose words a record has. */
export function textsOf(
  { kind, excerpt, blocks }: AnyEntry,
  { row, names, facts, texts }: DescribedEntry,
  { language, synonyms }: SearchLanguage,
): EntryTexts {
  return {
    ...{ language, synonyms, title: row.title, names, facts, others: [excerpt, ...texts] },
    ...{ blocks: jsonOfBlocks(blocks), share: shares[kind] ?? shareOfOthers, hasSections: kind === 'page' },
  };
}

/** Returns the beginning of an entry's text. */
export function extractOf(entry: AnyEntry): string {
  return shorten(describeEntry(entry), extractLength);
}
