import type { Language } from '../languages.ts';
import { deTerms } from './de.ts';
import { enTerms } from './en.ts';
import { esTerms } from './es.ts';
import { frTerms } from './fr.ts';
import { itTerms } from './it.ts';
import { nlTerms } from './nl.ts';
import type { SearchTerms } from './search-terms.ts';

/** Returns the words by which visitors search in a language. */
export function termsOf(language: Language): SearchTerms {
  return terms[language];
}

const terms: Readonly<Record<Language, SearchTerms>> = {
  'en-US': enTerms,
  'en-GB': enTerms,
  de: deTerms,
  fr: frTerms,
  es: esTerms,
  nl: nlTerms,
  it: itTerms,
};
