import { defaultWords } from '../default-words.ts';

export const todayWords = defaultWords.today;
