import { defaultWords } from '../default-words.ts';

export const eventsWords = defaultWords.events;
