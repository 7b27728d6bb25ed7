import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pluginTexts } from './wordpress-pot/plugin-texts.ts';
import { readMessages, writeCatalog } from './wordpress-pot/write-catalog.ts';

/** The folder of the translations, which has the table of a language as `boardwalk-de_DE.l10n.php`. */
const plugin = 'wordpress/boardwalk';
const table = `${plugin}/languages/boardwalk-de_DE.l10n.php`;

/** Makes the catalogs that translators use, by their file: the template, and the German one. `root` is the project's folder. */
export async function makeCatalogs(root: string): Promise<Readonly<Record<string, string>>> {
  const entries = await pluginTexts(path.join(root, plugin));
  const header = await readFile(path.join(root, plugin, 'boardwalk.php'), 'utf8');
  const version = /^ \* Version: (.*)$/m.exec(header)?.[1] ?? '';
  const messages = readMessages(await readFile(path.join(root, table), 'utf8'));
  return {
    [`${plugin}/languages/boardwalk.pot`]: writeCatalog(entries, { version }),
    [`${plugin}/languages/boardwalk-de_DE.po`]: writeCatalog(entries, {
      version,
      language: 'de_DE',
      messages,
    }),
  };
}

/** Writes the catalogs; `npm run wordpress:pot` calls it. */
export async function main(root: string): Promise<void> {
  for (const [file, text] of Object.entries(await makeCatalogs(root)))
    await writeFile(path.join(root, file), text);
}
