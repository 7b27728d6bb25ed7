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
  const { other, ...categories } = text;
  const locale = JSON.stringify(language);
  const write = (one: string) =>
    writeText(one).replaceAll(`\${values.count}`, `\${values.count.toLocaleString(${locale})}`);
  const cases = Object.entries(categories).map(
    ([category, one]) => `category === ${JSON.stringify(category)} ? ${write(one)} : `,
  );
  const chosen = `const category = new Intl.PluralRules(${locale}).select(values.count);`;
  return `(values) => { ${chosen} return ${cases.join('')}${write(other)}; }`;
}

/** "{shown} of {all}" becomes `${values.shown} of ${values.all}`. */
function writeText(text: string): string {
  const parts = text.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 1) return `\${values.${part}}`;
    return part.replace(/[\\`$]/g, '\\$&');
  });
  return `\`${parts.join('')}\``;
}
