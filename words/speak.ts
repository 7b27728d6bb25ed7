import type { NumberPattern } from './formats/formats.ts';
import { formatsOf } from './formats/formats-of.ts';
import { writeNumber } from './formats/write-number.ts';
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
  const { numbers } = formatsOf(language);
  return (values) => {
    const count = Number(values.count);
    const { one = text.other, other } = text;
    return fill(isSingular(count, numbers) ? one : other, { ...values, count: writeNumber(count, numbers) });
  };
}

function fill(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

function isSingular(count: number, { isZeroSingular }: NumberPattern): boolean {
  return isZeroSingular ? count < 2 : count === 1;
}
