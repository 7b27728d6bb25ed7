import type { Directory } from '../../../client-runtime/search/search-index.ts';
import { spellings } from '../../../client-runtime/search/words/spellings.ts';
import type { Language } from '../../../words/languages.ts';
import { phrasesIn } from '../../../words/search/synonym-rules.ts';
import { termsOf } from '../../../words/search/terms-of.ts';
import { foldText } from '../../content/words/fold-text.ts';
import { joinPhrase } from '../../content/words/synonyms.ts';

/** Returns the words of a language that a browser reads in another way than others. */
export function queryWords(language: Language | undefined): Pick<Directory, 'fillers' | 'days'> {
  if (language === undefined) return { fillers: [], days: [] };
  const { fillers, today, tomorrow } = termsOf(language);
  return {
    fillers: [...new Set(foldText(fillers, spellings[language]))],
    days: [today, tomorrow].map((names) => phrasesIn(names).map((name) => joinPhrase(name, language))),
  };
}
