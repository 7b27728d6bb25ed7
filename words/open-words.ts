import { type SaidWord, speak } from './speak.ts';
import type { Words, WordTable } from './table.ts';

/** Makes the words of a table ready to show. */
export function openWords(table: WordTable, language: string): Words {
  const rooms: Record<string, Record<string, SaidWord>> = {};
  for (const [room, texts] of Object.entries(table)) {
    rooms[room] = Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [key, speak(text, language)]),
    );
  }
  // The type follows from the placeholders in the texts, which no function can tell the compiler.
  return rooms as unknown as Words;
}
