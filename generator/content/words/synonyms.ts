import { stemWord as german } from '../../../client-runtime/search/stems/de.ts';
import { stemWord as english } from '../../../client-runtime/search/stems/en.ts';
import { stemWord as spanish } from '../../../client-runtime/search/stems/es.ts';
import { stemWord as french } from '../../../client-runtime/search/stems/fr.ts';
import { stemWord as italian } from '../../../client-runtime/search/stems/it.ts';
import { stemWord as dutch } from '../../../client-runtime/search/stems/nl.ts';
import { spellings } from '../../../client-runtime/search/words/spellings.ts';
import type { Language } from '../../../words/languages.ts';
import { readSynonymRule } from '../../../words/search/synonym-rules.ts';
import { termsOf } from '../../../words/search/terms-of.ts';
import { foldText } from './fold-text.ts';

/** The words by which an entry is found besides its own. */
export interface Synonyms {
  /** Returns the words that find a folded word. */
  readonly ofWord: (word: string) => Iterable<string>;
  /** Returns the words that find the phrases in some folded words. */
  readonly ofPhrases: (words: readonly string[]) => Iterable<string>;
}

/** Those of a language without rules. */
export const noSynonyms: Synonyms = { ofWord: () => [], ofPhrases: () => [] };

const stems = {
  'en-US': english,
  'en-GB': english,
  de: german,
  fr: french,
  es: spanish,
  nl: dutch,
  it: italian,
} as const satisfies Record<Language, (word: string) => string>;

/** Opens the synonyms of a language with those of the site, each a rule of `words/search/search-terms.ts`. */
export function openSynonyms(language: Language, own: readonly string[]): Synonyms {
  const key = [language, ...own].join('\n');
  const known = opened.get(key) ?? readSynonyms(language, own);
  opened.set(key, known);
  return known;
}

/** A process makes pages of one site, or of few. */
const opened = new Map<string, Synonyms>();

function readSynonyms(language: Language, own: readonly string[]): Synonyms {
  const stemWord = stems[language];
  const words = new Map<string, Set<string>>();
  const phrases = new Map<string, Set<string>>();
  for (const line of [...termsOf(language).synonyms.split('\n'), ...own]) {
    const { from = [], to = [] } = readSynonymRule(line) ?? {};
    const found = to.map((phrase) => joinPhrase(phrase, language));
    for (const phrase of from) {
      const folded = foldText(phrase, spellings[language]);
      const [into, name] =
        folded.length === 1 ? [words, stemWord(folded[0] ?? '')] : [phrases, folded.join(' ')];
      into.set(name, new Set([...(into.get(name) ?? []), ...found]));
    }
  }
  const ofLastPart = (stem: string): Iterable<string> => {
    for (let at = leastPart; at <= stem.length - leastPart; at += 1) {
      const found = words.get(stem.slice(at));
      if (found !== undefined) return found;
    }
    return [];
  };
  return {
    ofWord: (word) => words.get(stemWord(word)) ?? (joins.has(language) ? ofLastPart(stemWord(word)) : []),
    ofPhrases: (folded) => {
      const text = ` ${folded.join(' ')} `;
      return [...phrases].flatMap(([phrase, found]) => (text.includes(` ${phrase} `) ? [...found] : []));
    },
  };
}

/** Languages that join words into one: a "Sommerkonzert" is a "Konzert". */
const joins: ReadonlySet<Language> = new Set(['de', 'nl']);

/** Letters of a part: shorter ones are in many words by chance. */
const leastPart = 4;

/** Folds a phrase into one word, as a browser joins the words of a visitor: "wi-fi" is "wifi". */
export function joinPhrase(phrase: string, language: Language): string {
  return foldText(phrase, spellings[language]).join('');
}
