import { defaultWords } from '../default-words.ts';

export const factsWords = defaultWords.facts;
