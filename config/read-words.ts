import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findLanguage, languages } from '../words/languages.ts';
import type { OwnWords } from '../words/words-of.ts';
import { checkWords } from './check-words.ts';
import { closestName } from './closest-name.ts';
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
  const folder = path.join(root, 'words');
  const stray = root === boardwalk ? [] : listScripts(folder).filter((file) => !files.includes(file));
  if (stray.length > 0)
    throw new ConfigError(stray.map((file) => `${nameOf(file)}: ${describeStray(path.parse(file).name)}`));
  return { words, files };
}

function listScripts(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^[^.].*\.[cm]?[jt]sx?$/.test(name) && !/\.d\.[cm]?ts$/.test(name))
    .sort()
    .map((name) => path.join(folder, name));
}

/** Describes a file that is neither named by a language nor imported by such a file. */
function describeStray(name: string): string {
  const meant = nearestLanguage(name);
  const known = languages.map((language) => `${language}.ts`).join(', ');
  return `replaces no words, as Boardwalk has none in a language of this name; ${
    meant === undefined ? `known are ${known}` : `did you mean ${meant}.ts?`
  }`;
}

function nearestLanguage(name: string): string | undefined {
  try {
    return findLanguage(name.replaceAll('_', '-')) ?? closestName(name, languages);
  } catch (error) {
    // Such as "german": not a tag of a language.
    if (error instanceof RangeError) return closestName(name, languages);
    throw error;
  }
}
