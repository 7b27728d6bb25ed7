import { useContext } from 'react';
import { mayNeedLanguage, textLanguage } from '../../client-runtime/words/text-language.ts';
import type { EntryLanguage } from '../types.ts';
import { LanguageContext, type Languages } from './LanguageContext.ts';

/** Returns the languages around the words of an entry, wherever it is shown; `language` as the CMS says it. */
export function useEntryLanguages(language: string | undefined): Languages {
  const { site, ...around } = useContext(LanguageContext);
  const { text: _, ...page } = site ?? around;
  // As if it were the page's: letters of its script decide nothing else.
  return language === undefined ? page : { page: language, content: language, site: page };
}

/** Returns the languages around the page of an entry, whose letters may decide the direction of its layout. */
export function usePageLanguages(language: EntryLanguage | undefined): Languages {
  return { ...useEntryLanguages(language?.isNamed && language.lang), text: language };
}

/** Returns the direction of the layout of the editor's text: that of most of its letters. */
export function useTextDirection(): 'rtl' | undefined {
  return useContext(LanguageContext).text?.dir;
}

interface WordsAttributes {
  readonly dir: 'auto';
  readonly lang?: string;
}

/** Returns html of an editor with the language of each text in it whose letters decide it. */
export function useLanguagesIn(html: string): string {
  const around = useContext(LanguageContext);
  if (!mayNeedLanguage(html)) return html;
  return html.replace(texts, (text, start: string, words: string) => {
    const { lang } = textLanguage(words, around);
    return lang === undefined || start.includes(' lang="') ? text : `${start} lang="${lang}">${words}`;
  });
}

/** Returns the language of the words at the beginning of html, up to a text within it. */
export function useLanguageBefore(html: string): string | undefined {
  const around = useContext(LanguageContext);
  return textLanguage(html.split(startOrEnd, 1)[0] ?? '', around).lang ?? around.content;
}

const tags =
  'p|li|d[tdl]|t[dh]|h[2-6]|div|blockquote|pre|figcaption|summary|caption|address|ul|ol|table|figure|details';
const startOrEnd = new RegExp(`</?(?:${tags})\\b`);
/** The start tag of each text, and its words up to the text within it or its end. */
const texts = new RegExp(`(<(?:${tags})\\b[^>]*)>(.*?)(?=${startOrEnd.source})`, 'gs');

/** Returns the function that finds the language of words of an editor; undefined where it is that of the page. */
export function useLangOf(): (text: string) => string | undefined {
  const around = useContext(LanguageContext);
  return (text) => textLanguage(text, around).lang ?? around.content;
}

/** Returns the attributes of words of an editor: the direction of their first letters, and their language. */
export function useLanguage(text: string): WordsAttributes {
  const lang = useLangOf()(text);
  return { dir: 'auto', ...(lang !== undefined && { lang }) };
}
