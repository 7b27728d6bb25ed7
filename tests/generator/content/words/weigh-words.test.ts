import { expect, it } from 'vitest';
import { foldText } from '../../../../generator/content/words/fold-text.ts';
import { weighWords } from '../../../../generator/content/words/weigh-words.ts';

it('weighs a word by its places, each word once for each', () => {
  const weights = weighWords({
    title: foldText('Oysters at dusk'),
    headings: foldText('Oysters Oysters again'),
    names: foldText('The Shed'),
    facts: [],
    others: foldText('oysters oysters Oysters, \u0152uvre oysters'),
  });
  expect(Object.fromEntries(weights)).toEqual({
    again: 4,
    at: 10,
    dusk: 10,
    oeuvre: 1,
    oysters: 17,
    shed: 4,
    the: 4,
  });
});
