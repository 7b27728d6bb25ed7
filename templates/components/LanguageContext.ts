import { createContext, useContext } from 'react';
import { type LanguagesAround, textLanguage } from '../../client-runtime/words/text-language.ts';

/** The language of the page, and that of the editor's text of which a component shows a part. */
export const LanguageContext = createContext<LanguagesAround>({ page: 'en' });

/** Returns the direction of the layout of the editor's text: that of most of its letters. */
export function useTextDirection(): 'rtl' | undefined {
  return useContext(LanguageContext).text?.dir;
}

interface WordsAttributes {
  readonly dir: 'auto';
  readonly lang?: string;
}

/** Returns the attributes of words of an editor: the direction of their first letters, and their language. */
export function useLanguage(text: string): WordsAttributes {
  const { lang } = textLanguage(text, useContext(LanguageContext));
  return { dir: 'auto', ...(lang !== undefined && { lang }) };
}
