import { defaultWords } from '../default-words.ts';

export const eventFieldsWords = defaultWords.eventFields;
