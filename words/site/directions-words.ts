import { defaultWords } from '../default-words.ts';

export const directionsWords = defaultWords.directions;
