import { defaultWords } from '../default-words.ts';

export const hoursWords = defaultWords.hours;
