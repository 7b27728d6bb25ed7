import { defaultWords } from '../default-words.ts';

export const pagerWords = defaultWords.pager;
