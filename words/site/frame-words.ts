import { defaultWords } from '../default-words.ts';

export const frameWords = defaultWords.frame;
