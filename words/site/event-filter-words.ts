import { defaultWords } from '../default-words.ts';

export const eventFilterWords = defaultWords.eventFilter;
