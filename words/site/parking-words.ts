import { defaultWords } from '../default-words.ts';

export const parkingWords = defaultWords.parking;
