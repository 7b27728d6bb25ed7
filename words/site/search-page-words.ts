import { defaultWords } from '../default-words.ts';

export const searchPageWords = defaultWords.searchPage;
