import { expect, it } from 'vitest';
import { foldLine, foldText } from '../../../client-runtime/search/fold-text.ts';
import { readTyped } from '../../../client-runtime/words/read-typed.ts';

const taproom = { id: 7, text: () => 'Tern & Tide Taproom 3 Halyard Pier, Café' };

/** An index in which the taproom has "beer" and "bars", and a word with a slip. */
const askIndex = async (words: readonly string[]) => {
  const known = new Set(['beer', 'bars', 'taproom']);
  const has = words.every((word) => known.has(word));
  return {
    ids: has || words.includes('berr') ? [7] : [],
    missingIn: () => [],
    corrected: words.includes('berr') ? ([['berr', 'beer']] as const) : [],
    ...{ count: 1, rows: [], kinds: [], language: '' as const, terms: new Set<string>() },
  };
};

it.each([
  ['beer', true, true],
  ['beers and', true, false],
  ['beer bars', true, true],
  ['beer cafe', true, true],
  ['proom', true, true],
  ['3', true, true],
  ['30', true, false],
  ['berr', true, false],
  ['beer', false, false],
  ['TAPROOM', false, true],
])('a place has the words "%s", with an index: %s, or not: %s', async (typed, hasIndex, expected) => {
  const { hasEach } = await readTyped(typed, { askIndex, foldLine, foldText }, hasIndex);
  expect(!hasEach(taproom).includes(false)).toBe(expected);
});
