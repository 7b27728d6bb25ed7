import { describe, expect, it } from 'vitest';
import { formatsOf } from '../../../words/formats/formats-of.ts';
import { writeNumber } from '../../../words/formats/write-number.ts';
import { languages } from '../../../words/languages.ts';

const numbers = [0, 1, 1000, 9999, 10_000, 1_234_567.8915, -1234.5, 1.0005, 1e-7, -1e-7, 1e21];

/** As ICU 74 writes them, but for the sign of zero. */
const written: Readonly<Record<(typeof languages)[number], string>> = {
  'en-US':
    '0 | 1 | 1,000 | 9,999 | 10,000 | 1,234,567.892 | -1,234.5 | 1.001 | 0 | 0 | 1,000,000,000,000,000,000,000',
  'en-GB':
    '0 | 1 | 1,000 | 9,999 | 10,000 | 1,234,567.892 | -1,234.5 | 1.001 | 0 | 0 | 1,000,000,000,000,000,000,000',
  de: '0 | 1 | 1.000 | 9.999 | 10.000 | 1.234.567,892 | -1.234,5 | 1,001 | 0 | 0 | 1.000.000.000.000.000.000.000',
  fr: '0 | 1 | 1_000 | 9_999 | 10_000 | 1_234_567,892 | -1_234,5 | 1,001 | 0 | 0 | 1_000_000_000_000_000_000_000',
  es: '0 | 1 | 1000 | 9999 | 10.000 | 1.234.567,892 | -1234,5 | 1,001 | 0 | 0 | 1.000.000.000.000.000.000.000',
  nl: '0 | 1 | 1.000 | 9.999 | 10.000 | 1.234.567,892 | -1.234,5 | 1,001 | 0 | 0 | 1.000.000.000.000.000.000.000',
  it: '0 | 1 | 1000 | 9999 | 10.000 | 1.234.567,892 | -1234,5 | 1,001 | 0 | 0 | 1.000.000.000.000.000.000.000',
};

describe('writeNumber', () => {
  it.each(languages)('groups digits and rounds to three decimals in %s', (language) => {
    const pattern = formatsOf(language).numbers;
    const found = numbers.map((number) => writeNumber(number, pattern)).join(' | ');
    expect(found).toBe(written[language].replaceAll('_', '\u202f'));
  });
});
