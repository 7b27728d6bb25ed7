import { defaultWords } from '../default-words.ts';

export const newsWords = defaultWords.news;
