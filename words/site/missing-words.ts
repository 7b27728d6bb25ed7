import { defaultWords } from '../default-words.ts';

export const missingWords = defaultWords.missing;
