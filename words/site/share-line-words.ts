import { defaultWords } from '../default-words.ts';

export const shareLineWords = defaultWords.shareLine;
