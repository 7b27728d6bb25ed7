import { describe, expect, it } from 'vitest';
import { languages } from '../../words/languages.ts';
import { speak } from '../../words/speak.ts';
import type { Text } from '../../words/table.ts';
import { tables } from '../../words/tables.ts';
import { writeRoom } from '../../words/write-room.ts';

/** Loads the module as a browser does. */
async function load(texts: Readonly<Record<string, Text>>, language: string) {
  const module = writeRoom('roomWords', texts, language);
  const { roomWords } = await import(`data:text/javascript,${encodeURIComponent(module)}`);
  return roomWords;
}

/** Texts that could end the literal that they are written into. */
const marks = `\`\${1 + 1}\\n"'</script> {name} …`;

describe('the words of a place, as a module', () => {
  it('say the same as the words that the generator uses, in every language', async () => {
    for (const language of languages) {
      for (const [room, texts] of Object.entries(tables[language])) {
        const written = await load(texts, language);
        for (const [key, text] of Object.entries(texts) as [string, Text][]) {
          const said = speak(text, language);
          const at = `${language} ${room}.${key}`;
          if (typeof said === 'string') expect(written[key], at).toBe(said);
          else
            for (const count of [0, 1, 2, 5, 1234, 1_000_000]) {
              const values = { ...sample(text), count };
              expect(written[key](values), at).toBe(said(values));
            }
        }
      }
    }
  });

  it('have any text, and any value, as it is', async () => {
    const { plain, filled } = await load({ plain: marks.replace('{name}', ''), filled: marks }, 'de');
    expect(plain).toBe(marks.replace('{name}', ''));
    expect(filled({ name: '$& {name} `' })).toBe(marks.replace('{name}', () => '$& {name} `'));
  });

  it('choose singular or plural as the language does, or else their other text', () => {
    const guests = { one: '{count} one', other: '{count} other' };
    const chosen = languages.map((language) => [0, 1, 2].map((count) => sayCount(guests, language, count)));
    for (const [index, language] of languages.entries())
      expect(chosen[index], language).toEqual([language === 'fr' ? '0 one' : '0 other', '1 one', '2 other']);
    expect(sayCount({ other: '{count} cars' }, 'en', 1)).toBe('1 cars');
  });

  it('write the count of a plural as the language does', () => {
    const visitors = { one: '{count} Gast', other: '{count} Gäste' };
    expect(sayCount(visitors, 'de', 12_345)).toBe('12.345 Gäste');
    expect(sayCount(visitors, 'fr', 12_345)).toBe('12\u202f345 Gäste');
    expect(sayCount(visitors, 'en-US', 1)).toBe('1 Gast');
  });
});

function sayCount(text: Text, language: string, count: number): string {
  const said = speak(text, language);
  return typeof said === 'string' ? said : said({ count });
}

/** A value for each placeholder of a text. */
function sample(text: Text): Record<string, string> {
  const all = typeof text === 'string' ? text : Object.values(text).join();
  return Object.fromEntries([...all.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, `<${name}>`]));
}
