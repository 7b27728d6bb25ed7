import { defaultWords } from '../default-words.ts';

export const slideshowWords = defaultWords.slideshow;
