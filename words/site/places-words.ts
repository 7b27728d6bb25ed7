import { defaultWords } from '../default-words.ts';

export const placesWords = defaultWords.places;
