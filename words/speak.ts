import type { Text } from './table.ts';

/** One word, ready to show. */
export type SaidWord = string | ((values: Values) => string);

type Values = Readonly<Record<string, string | number>>;

/**
 * Makes a text with placeholders a function of their values; any other stays as it is. The count of a plural is
 * written, and its text chosen, by the rules of the language.
 */
export function speak(text: Text, language: string): SaidWord {
  if (typeof text === 'string') return /\{\w+\}/.test(text) ? (values) => fill(text, values) : text;
  const rules = new Intl.PluralRules(language);
  return (values) => {
    const count = Number(values.count);
    const chosen = text[rules.select(count)] ?? text.other;
    return fill(chosen, { ...values, count: count.toLocaleString(language) });
  };
}

function fill(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
