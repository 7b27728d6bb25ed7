import { spellings } from '../../../client-runtime/search/words/spellings.ts';
import type { Language } from '../../../words/languages.ts';
import type { StoredBlock } from '../stored-blocks.ts';
import { foldText } from './fold-text.ts';
import { type PageSection, wordedSections } from './page-sections.ts';
import { readWords } from './read-words.ts';
import { noSynonyms, openSynonyms, type Synonyms } from './synonyms.ts';
import { type PlacedWords, scaleWeights, weighWords } from './weigh-words.ts';

/** The texts of an entry by their place on its page. Plain data: they may be sent to another thread. */
export interface EntryTexts {
  /** That of the site, if it has rules of its own. */
  readonly language?: Language | undefined;
  readonly title: string;
  /** Of its place, its artist, its categories. */
  readonly names: readonly string[];
  /** Words for what is known of it, folded: "saturday", "free". */
  readonly facts: readonly string[];
  readonly others: readonly string[];
  /** The JSON of its blocks. */
  readonly blocks: string;
  /** How much its words count. */
  readonly share: number;
  /** Tells if results may lead to one of its sections. */
  readonly hasSections: boolean;
  /** The synonyms of the site, besides those of its language. */
  readonly synonyms: readonly string[];
}

/** What is found in the texts of an entry. */
export interface FoundWords {
  /** Words and their weights, each word once: "oyster 13 shed 12". */
  readonly words: string;
  readonly sections: readonly PageSection[];
}

/** An entry whose words have to be found. */
export interface UnweighedEntry {
  readonly texts: EntryTexts;
  /** Takes the result of `weighTexts`. */
  readonly take: (found: FoundWords) => void;
}

/** Finds the words of an entry and their weights, with those by which others call them, and its sections. */
export function weighTexts(texts: EntryTexts): FoundWords {
  const { language, title, names, facts, others, blocks, share, hasSections } = texts;
  const stored: readonly StoredBlock[] = JSON.parse(blocks);
  const spelling = language && spellings[language];
  const words = readWords(stored, spelling);
  const fold = (text: string) => foldText(text, spelling);
  const placed = {
    title: fold(title),
    headings: words.headings,
    names: names.flatMap(fold),
    facts,
    others: others.flatMap(fold).concat(words.others),
  };
  const weights = weighWords(placed);
  const synonyms = language ? openSynonyms(language, texts.synonyms) : noSynonyms;
  addSynonyms(weights, placed, synonyms);
  return {
    words: Array.from(scaleWeights(weights, share), ([word, weight]) => `${word} ${weight}`).join(' '),
    sections: hasSections ? wordedSections(stored, { fold, synonyms }) : [],
  };
}

/** A synonym counts so much of the word that is there, and for a phrase so much, by where it is. */
const ofWord = 0.6;
const ofPhrase = { title: 6, headings: 5, names: 2 } as const;

function addSynonyms(
  weights: Map<string, number>,
  placed: PlacedWords,
  { ofWord: synonymsOf, ofPhrases }: Synonyms,
): void {
  const add = (word: string, weight: number) => weights.set(word, Math.max(weight, weights.get(word) ?? 0));
  for (const [word, weight] of [...weights])
    for (const synonym of synonymsOf(word)) if (synonym !== word) add(synonym, Math.ceil(weight * ofWord));
  for (const place of ['title', 'headings', 'names'] as const)
    for (const synonym of ofPhrases(placed[place])) add(synonym, ofPhrase[place]);
}

/** Finds the words of an entry in this thread. */
export function weighHere(entry: UnweighedEntry | null): void {
  entry?.take(weighTexts(entry.texts));
}
