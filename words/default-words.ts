import { openWords } from './open-words.ts';
import { enUS } from './tables/en-us.ts';

/** The words of a site that sets no language. */
export const defaultWords = openWords(enUS, 'en-US');
