import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '../words/languages.ts';
import { tables } from '../words/tables.ts';

/** The words by which the plugin for WordPress answers forms. */
export const formWords = 'wordpress/boardwalk/includes/forms/words.json';

/** Makes the table of these words in every language. */
export function makeFormWords(): string {
  const table = languages.map((language) => [language, wordsIn(tables[language])]);
  return `${JSON.stringify(Object.fromEntries(table), null, 2)}\n`;
}

/** The plugin chooses no plurals: a word that has one does not compile here. */
type PluginWords = Readonly<Record<'forms' | 'formAnswers', Readonly<Record<string, string>>>>;

function wordsIn({ forms, formAnswers }: PluginWords): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries({ forms, formAnswers }).flatMap(([place, words]) =>
      Object.entries(words).map(([name, text]) => [`${place}.${name}`, text]),
    ),
  );
}

/** Writes the table; `npm run form-words` calls it. `root` is the project's folder. */
export async function main(root: string): Promise<void> {
  await writeFile(path.join(root, formWords), makeFormWords());
}
