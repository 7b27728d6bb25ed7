import type { SomeWords } from '../words/table.ts';
import type { Settings } from './settings.ts';

export type { Settings };

/** Types a config file: `export default defineConfig({ … })`. Returns its argument. */
export function defineConfig(settings: Settings): Settings {
  return settings;
}

/**
 * Types a file with words of a site, such as `words/de.ts`: `export default defineWords({ … })`. Returns its
 * argument.
 */
export function defineWords(words: SomeWords): SomeWords {
  return words;
}
