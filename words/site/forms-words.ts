import { defaultWords } from '../default-words.ts';

export const formsWords = defaultWords.forms;
