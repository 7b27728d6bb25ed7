import { defaultWords } from '../default-words.ts';

export const leasingWords = defaultWords.leasing;
