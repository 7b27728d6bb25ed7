import { expect, it } from 'vitest';
import { fitsText } from '../../../client-runtime/events/fits-text.ts';
import { foldText } from '../../../client-runtime/search/fold-text.ts';
import { stemWord } from '../../../client-runtime/search/site-stem.ts';

const row =
  'Oyster Festival Fri, Sep 18 – 20 Friday, September 18, 2026 Saturday, September 19, 2026 Café on the Lawn';

it.each([
  ['oyster', true],
  ['oysters', true],
  ['lawns', true],
  ['SATURDAY', true],
  ['sat', true],
  ['September 18', true],
  ['18 september', true],
  ['8 september', false],
  ['cafe', true],
  ['ster fest', true],
  ['oyster july', false],
  ['oystr', false],
])('a row fits the words "%s" or not: %s', (typed, fits) => {
  expect(fitsText(typed, { foldText, stemWord })(row)).toBe(fits);
});
