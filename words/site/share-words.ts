import { defaultWords } from '../default-words.ts';

export const shareWords = defaultWords.share;
