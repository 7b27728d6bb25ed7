import { defaultWords } from '../default-words.ts';

export const playerWords = defaultWords.player;
