import { defaultWords } from '../default-words.ts';

export const mapWords = defaultWords.map;
