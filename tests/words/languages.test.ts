import { expect, it } from 'vitest';
import { findLanguage } from '../../words/languages.ts';

it.each([
  ['en', 'en-US'],
  ['en-US', 'en-US'],
  ['en-PR', 'en-US'],
  ['en-GB', 'en-GB'],
  ['en-AU', 'en-GB'],
  ['en-CA', 'en-GB'],
  ['en-ZA', 'en-GB'],
  ['de', 'de'],
  ['de-DE', 'de'],
  ['de-AT', 'de'],
  ['de-CH', 'de'],
  ['fr-CA', 'fr'],
  ['es-MX', 'es'],
  ['es-419', 'es'],
  ['nl-BE', 'nl'],
  ['it-CH', 'it'],
  ['fi', undefined],
  ['ca-ES', undefined],
  ['gsw-CH', undefined],
  ['pt-BR', undefined],
])('the words for a site in %s are in %s', (tag, language) => {
  expect(findLanguage(tag)).toBe(language);
});
