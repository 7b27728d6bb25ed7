import { defaultWords } from '../default-words.ts';

export const searchWords = defaultWords.search;
