import { spellings } from '../../../client-runtime/search/words/spellings.ts';
import type { Language } from '../../../words/languages.ts';
import type { StoredBlock } from '../stored-blocks.ts';
import { foldText } from './fold-text.ts';
import { readWords } from './read-words.ts';
import { weighWords } from './weigh-words.ts';

/** The texts of an entry by their place on its page. Plain data: they may be sent to another thread. */
export interface EntryTexts {
  /** That of the site, if it has rules of its own. */
  readonly language?: Language | undefined;
  readonly title: string;
  /** Of its place, its artist, its categories. */
  readonly names: readonly string[];
  readonly others: readonly string[];
  /** The JSON of its blocks. */
  readonly blocks: string;
}

/** An entry whose words have to be found. */
export interface UnweighedEntry {
  readonly texts: EntryTexts;
  /** Takes the result of `weighTexts`. */
  readonly take: (words: string) => void;
}

/** Finds the words of an entry and their weights, each word once: "oyster 13 shed 12". */
export function weighTexts({ language, title, names, others, blocks }: EntryTexts): string {
  const stored: readonly StoredBlock[] = JSON.parse(blocks);
  const spelling = language && spellings[language];
  const words = readWords(stored, spelling);
  const fold = (text: string) => foldText(text, spelling);
  const weights = weighWords({
    title: fold(title),
    headings: words.headings,
    names: names.flatMap(fold),
    others: others.flatMap(fold).concat(words.others),
  });
  return Array.from(weights, ([word, weight]) => `${word} ${weight}`).join(' ');
}

/** Finds the words of an entry in this thread. */
export function weighHere(entry: UnweighedEntry | null): void {
  entry?.take(weighTexts(entry.texts));
}
