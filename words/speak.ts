import type { Text } from './table.ts';

/** The values of placeholders. */
export type PlaceholderValues = Readonly<Record<string, string | number>>;

/** One word, ready to show. */
export type SaidWord = string | ((values: PlaceholderValues) => string);

/**
 * Makes a text with placeholders a function of their values; any other stays as it is. Numbers are
 * written, and plurals chosen, by the rules of the language.
 */
export function speak(text: Text, language: string): SaidWord {
  if (typeof text !== 'string') {
    const rules = new Intl.PluralRules(language);
    return (values) => fill(text[rules.select(Number(values.count))] ?? text.other, values, language);
  }
  return /\{\w+\}/.test(text) ? (values) => fill(text, values, language) : text;
}

function fill(text: string, values: PlaceholderValues, language: string): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    return typeof value === 'number' ? value.toLocaleString(language) : value;
  });
}
