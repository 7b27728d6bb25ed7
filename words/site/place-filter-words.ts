import { defaultWords } from '../default-words.ts';

export const placeFilterWords = defaultWords.placeFilter;
