import { createContext } from 'react';
import type { LanguagesAround } from '../../client-runtime/words/text-language.ts';

export interface Languages extends LanguagesAround {
  /** Those of the page, around an entry in a language of its own. */
  readonly site?: LanguagesAround;
}

/** The language of the page, and that of the editor's text of which a component shows a part. */
export const LanguageContext = createContext<Languages>({ page: 'en' });
