import { defaultWords } from '../default-words.ts';

export const eventDatesWords = defaultWords.eventDates;
