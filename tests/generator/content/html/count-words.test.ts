import { expect, it } from 'vitest';
import { countWords } from '../../../../generator/content/html/count-words.ts';

it.each([
  ['between spaces', ' Two  words\n', 2],
  ['between no-break spaces', 'Ten\u00a0Uhr à 10\u00a0h\u00a0', 5],
  ['of other scripts', '潮の 時刻 😀 “é”', 4],
  ['in nothing', ' \t', 0],
])('counts words %s', (_, text, count) => expect(countWords(text)).toBe(count));
