import * as fc from 'fast-check';
import ical, { escape as escapeText } from 'ical-generator';
import { describe, expect, it } from 'vitest';
import { foldLines } from '../../../generator/files/fold-lines.ts';
import { withoutControls } from '../../../generator/files/plain-text.ts';
import { settings } from '../../properties/arbitraries.ts';
import { countCases } from '../../support/count-cases.ts';

describe('folded lines', () => {
  it('are those of the library', () => {
    const letters = fc.constantFrom('a', ' ', ',', 'é', '灯', '🎆', '\u0301', 'Tide tables ');
    const name = fc
      .array(letters, { maxLength: 120, size: 'max' })
      .map((parts) => withoutControls(parts.join('')));
    const { saw, expectSeen } = countCases();
    const property = fc.property(name, (text) => {
      const folded = ical({ name: escapeText(text, false) }).toString();
      expect(foldLines(folded.replaceAll('\r\n ', ''))).toBe(folded);
      const lines = folded.split('\r\n');
      saw({
        folded: lines.some((line) => line.startsWith(' ')),
        'folded where a line is full': lines.some((line) => Buffer.byteLength(line.trimStart()) === 74),
        'of letters of two units': text.includes('🎆'),
      });
    });
    fc.assert(property, settings);
    expectSeen();
  });
});
