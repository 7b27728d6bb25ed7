import { defaultWords } from '../default-words.ts';

export const eventClockWords = defaultWords.eventClock;
