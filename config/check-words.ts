import type { Language } from '../words/languages.ts';
import type { SomeWords, Text } from '../words/table.ts';
import { tables } from '../words/tables.ts';
import { closestName } from './closest-name.ts';
import { isRecord } from './is-record.ts';

/** Checks words of a site against those of Boardwalk: each has a known name, and the same placeholders. */
export function checkWords(
  value: unknown,
  language: Language,
): { readonly words: SomeWords } | { readonly problems: readonly string[] } {
  if (!isRecord(value))
    return { problems: ['has no default export with words: export default defineWords({ … })'] };
  const problems = Object.entries(value).flatMap(([room, texts]) => checkRoom(room, texts, language));
  // Each word was compared with the one that it replaces.
  return problems.length > 0 ? { problems } : { words: value as SomeWords };
}

function checkRoom(room: string, texts: unknown, language: Language): readonly string[] {
  const known: Readonly<Record<string, Readonly<Record<string, Text>>>> = tables[language];
  const own = Object.hasOwn(known, room) ? known[room] : undefined;
  if (room === 'formAnswers')
    return ['WordPress says "formAnswers": replace them there, by the filter boardwalk_form_word'];
  if (own === undefined) return [`unknown words "${room}"${nearest(room, Object.keys(known))}`];
  if (!isRecord(texts)) return [`"${room}" must be an object of words`];
  return Object.entries(texts).flatMap(([key, text]) => {
    const name = `${room}.${key}`;
    const original = Object.hasOwn(own, key) ? own[key] : undefined;
    if (original !== undefined) return checkWord(name, text, original);
    const names = Object.entries(known).flatMap(([other, words]) =>
      Object.keys(words).map((word) => `${other}.${word}`),
    );
    const elsewhere = names.find((word) => word.split('.')[1] === key);
    return [`unknown word "${name}"${nearest(name, names, elsewhere)}`];
  });
}

function nearest(name: string, known: readonly string[], otherwise?: string): string {
  const meant = closestName(name, known) ?? otherwise;
  return meant === undefined
    ? '; words/tables/en-us.ts of Boardwalk lists them all'
    : `; did you mean "${meant}"?`;
}

function checkWord(name: string, text: unknown, original: Text): readonly string[] {
  if (typeof original === 'string') {
    if (typeof text !== 'string') return [`"${name}" must be a text, such as ${quote(original)}`];
    return comparePlaceholders(name, text, placeholdersOf(original));
  }
  const isPlural = isRecord(text) && typeof text.other === 'string' && Object.keys(text).every(isCategory);
  if (!isPlural) return [`"${name}" must be an object as { one: …, other: ${quote(original.other)} }`];
  const wanted = placeholdersOf(original.other);
  return Object.entries(text).flatMap(([category, one]) => {
    const own = `${name}.${category}`;
    if (typeof one !== 'string') return [`"${own}" must be a text`];
    // "1 event" says its count in words.
    const needed = category === 'other' ? wanted : wanted.filter((placeholder) => placeholder !== 'count');
    return comparePlaceholders(own, one, needed, wanted);
  });
}

function comparePlaceholders(
  name: string,
  text: string,
  needed: readonly string[],
  known: readonly string[] = needed,
): readonly string[] {
  const used = placeholdersOf(text);
  const unknown = used.filter((placeholder) => !known.includes(placeholder));
  const missing = needed.filter((placeholder) => !used.includes(placeholder));
  return [
    ...unknown.map((placeholder) => `"${name}": unknown placeholder {${placeholder}}${orNone(known)}`),
    ...missing.map((placeholder) => `"${name}": the placeholder {${placeholder}} is missing`),
  ];
}

function orNone(known: readonly string[]): string {
  return known.length === 0 ? '; it has none' : `; known is ${known.map((name) => `{${name}}`).join(', ')}`;
}

function placeholdersOf(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name))];
}

function isCategory(name: string): boolean {
  return ['one', 'other'].includes(name);
}

function quote(text: string): string {
  return JSON.stringify(text);
}
