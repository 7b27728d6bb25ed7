import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldWords } from '../../../../client-runtime/search/words/fold-words.ts';
import { spellings } from '../../../../client-runtime/search/words/spellings.ts';
import { foldText } from '../../../../generator/content/words/fold-text.ts';
import { countCases } from '../../../support/count-cases.ts';

it('folds any text into the words of the browser', () => {
  const { saw, expectSeen } = countCases();
  const word = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[a-z0-9]{39,45}$/));
  const between = fc.constantFrom(
    ' ',
    '\u2019',
    '\u2014',
    '\u2026',
    '\u00a0',
    '\u2010',
    '\u2022',
    '-',
    '_',
    '.',
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(word, between), { size: 'medium' }), (parts) => {
      const text = parts.flat().join('');
      for (const spelling of [undefined, ...Object.values(spellings)])
        expect(foldText(text, spelling)).toEqual(foldWords(text, spelling));
      saw({
        'a plain text': /^[ -~\u2014]+$/.test(text),
        'other letters': /[\u00c0-\u024f\u0400-\u2000\u3000-\ud7ff]/.test(text),
        'a word that is cut': foldWords(text).some(({ length }) => length === 40),
      });
    }),
    { numRuns: 1_000 },
  );
  expectSeen();
});
