import { defaultWords } from '../default-words.ts';

export const conditionsWords = defaultWords.conditions;
