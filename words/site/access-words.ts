import { defaultWords } from '../default-words.ts';

export const accessWords = defaultWords.access;
