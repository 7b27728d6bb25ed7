import { defaultWords } from '../default-words.ts';

export const sectionsWords = defaultWords.sections;
