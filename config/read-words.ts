import { existsSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../words/languages.ts';
import type { OwnWords } from '../words/words-of.ts';
import { checkWords } from './check-words.ts';
import { ConfigError } from './config-error.ts';
import { loadConfigFile } from './load-config-file.ts';

interface WordFiles {
  /** The folder of the site, absolute. */
  readonly root: string;
  /** Boardwalk's own folder, absolute. */
  readonly boardwalk: string;
  /** Names a file for messages. */
  readonly nameOf: (file: string) => string;
}

interface ReadWords {
  readonly words: OwnWords;
  /** Every file that has words, or may have some later, absolute: a watch follows them. */
  readonly files: readonly string[];
}

/**
 * Reads the words of a site in place of Boardwalk's own: `words/de.ts` for those in German. Throws ConfigError with
 * every problem of a file.
 */
export async function readWords({ root, boardwalk, nameOf }: WordFiles): Promise<ReadWords> {
  const words: { -readonly [Language in keyof OwnWords]: OwnWords[Language] } = {};
  const files: string[] = [];
  for (const language of languages) {
    const file = path.join(root, 'words', `${language}.ts`);
    files.push(file);
    if (!existsSync(file)) continue;
    const name = nameOf(file);
    const loaded = await loadConfigFile({ file, name, boardwalk });
    files.push(...loaded.files.filter((imported) => imported !== file));
    const checked = checkWords(loaded.settings, language);
    if ('problems' in checked)
      throw new ConfigError(checked.problems.map((problem) => `${name}: ${problem}`));
    words[language] = checked.words;
  }
  return { words, files };
}
