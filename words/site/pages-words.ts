import { defaultWords } from '../default-words.ts';

export const pagesWords = defaultWords.pages;
