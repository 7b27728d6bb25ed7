import { defaultWords } from '../default-words.ts';

export const galleryWords = defaultWords.gallery;
