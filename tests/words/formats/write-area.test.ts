import { expect, it } from 'vitest';
import { formatsOf } from '../../../words/formats/formats-of.ts';
import { writeArea } from '../../../words/formats/write-area.ts';
import { wordsOf } from '../../../words/words-of.ts';

it.each([
  ['en-US', 150, '1,615 sq ft'],
  ['en-GB', 62, '667 sq ft'],
  ['de-DE', 1500.25, '1.500,3 m²'],
  ['fr', 62, '62\u202fm²'],
  ['nl', 6.5, '6,5 m²'],
])('writes an area in %s', (language, metres, text) => {
  expect(writeArea(metres, formatsOf(language), wordsOf(language).leasing)).toBe(text);
});
