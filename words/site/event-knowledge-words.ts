import { defaultWords } from '../default-words.ts';

export const eventKnowledgeWords = defaultWords.eventKnowledge;
