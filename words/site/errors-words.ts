import { defaultWords } from '../default-words.ts';

export const errorsWords = defaultWords.errors;
