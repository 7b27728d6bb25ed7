import { enUS } from './en-us.ts';
import { openWords } from './open-words.ts';

/** The words of a site that sets no language. */
export const defaultWords = openWords(enUS, 'en-US');
