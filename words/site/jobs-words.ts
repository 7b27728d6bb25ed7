import { defaultWords } from '../default-words.ts';

export const jobsWords = defaultWords.jobs;
