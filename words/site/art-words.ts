import { defaultWords } from '../default-words.ts';

export const artWords = defaultWords.art;
