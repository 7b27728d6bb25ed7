import { defaultLanguage, findLanguage, type Language } from './languages.ts';
import { openWords } from './open-words.ts';
import type { SomeWords, Words, WordTable } from './table.ts';
import { tables } from './tables.ts';

/** Words of a site in place of Boardwalk's own, by language. */
export type OwnWords = { readonly [Name in Language]?: SomeWords };

/** Returns the words of a site whose language has this tag of BCP 47. */
export function wordsOf(tag: string, own: OwnWords = {}): Words {
  const language = findLanguage(tag) ?? defaultLanguage;
  return openWords(tableOf(language, own), language);
}

/** Returns the table of a language with the words of the site in it. */
export function tableOf(language: Language, own: OwnWords = {}): WordTable {
  const [table, words] = [tables[language], own[language]];
  if (words === undefined) return table;
  const rooms = Object.entries(table).map(([room, texts]) => [room, { ...texts, ...roomOf(words, room) }]);
  // The rooms are those of the table.
  return Object.fromEntries(rooms) as WordTable;
}

function roomOf(words: Readonly<Record<string, object | undefined>>, room: string): object | undefined {
  return words[room];
}
