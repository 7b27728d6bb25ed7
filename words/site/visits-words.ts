import { defaultWords } from '../default-words.ts';

export const visitsWords = defaultWords.visits;
