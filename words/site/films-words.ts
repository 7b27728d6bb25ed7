import { defaultWords } from '../default-words.ts';

export const filmsWords = defaultWords.films;
