import { defaultWords } from '../default-words.ts';

export const formStateWords = defaultWords.formState;
