import { defaultWords } from '../default-words.ts';

export const failuresWords = defaultWords.failures;
