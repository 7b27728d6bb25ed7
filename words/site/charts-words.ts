import { defaultWords } from '../default-words.ts';

export const chartsWords = defaultWords.charts;
