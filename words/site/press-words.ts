import { defaultWords } from '../default-words.ts';

export const pressWords = defaultWords.press;
