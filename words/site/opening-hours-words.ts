import { defaultWords } from '../default-words.ts';

export const openingHoursWords = defaultWords.openingHours;
