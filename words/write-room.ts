import type { NumberPattern } from './formats/formats.ts';
import { formatsOf } from './formats/formats-of.ts';
import type { Text } from './table.ts';

/**
 * Writes the words of one place as a module for browsers and templates: what `speak` makes of them, without the
 * code that reads placeholders.
 */
export function writeRoom(name: string, texts: Readonly<Record<string, Text>>, language: string): string {
  const words = Object.entries(texts).map(
    ([key, text]) => `  ${JSON.stringify(key)}: ${writeWord(text, language)},\n`,
  );
  return `export const ${name} = {\n${words.join('')}};\n`;
}

function writeWord(text: Text, language: string): string {
  if (typeof text === 'string') {
    return /\{\w+\}/.test(text) ? `(values) => ${writeText(text)}` : JSON.stringify(text);
  }
  const { one = text.other, other } = text;
  const { numbers } = formatsOf(language);
  const write = (chosen: string) =>
    writeText(chosen).replaceAll(`\${values.count}`, `\${${writeCount(numbers)}}`);
  const isSingular = numbers.isZeroSingular ? 'values.count < 2' : 'values.count === 1';
  return `(values) => (${isSingular} ? ${write(one)} : ${write(other)})`;
}

/** Counts are whole numbers: `writeNumber` in few characters. */
function writeCount({ group, groupedFrom }: NumberPattern): string {
  const grouped = `String(values.count).replace(/\\B(?=(\\d{3})+$)/g, ${JSON.stringify(group)})`;
  return groupedFrom === 1_000 ? grouped : `(values.count < ${groupedFrom} ? values.count : ${grouped})`;
}

/** "{shown} of {all}" becomes `${values.shown} of ${values.all}`. */
function writeText(text: string): string {
  const parts = text.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 1) return `\${values.${part}}`;
    return part.replace(/[\\`$]/g, '\\$&');
  });
  return `\`${parts.join('')}\``;
}
