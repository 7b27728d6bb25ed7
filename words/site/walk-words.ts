import { defaultWords } from '../default-words.ts';

export const walkWords = defaultWords.walk;
