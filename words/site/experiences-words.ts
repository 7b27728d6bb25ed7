import { defaultWords } from '../default-words.ts';

export const experiencesWords = defaultWords.experiences;
