import { describe, expect, it } from 'vitest';
import { hasPlainly } from '../../../client-runtime/words/has-plainly.ts';
import { fits, sayPlaces } from '../../../templates/islands/PlaceFilter.tsx';

const bakery = {
  id: 7,
  kinds: ['Dining', 'Shops'],
  access: ['step-free', 'quiet'],
  text: () => 'Long Loaf Bakery Sourdough 3 Halyard Pier',
};

describe('the filter of places', () => {
  it.each([
    ['nothing is asked for', { kind: '', access: [], words: '' }, true],
    ['the kind is one of its kinds', { kind: 'Shops', access: [], words: '' }, true],
    ['the kind is another', { kind: 'Art', access: [], words: '' }, false],
    [
      'all words are in its text, in whatever order and case',
      { kind: '', access: [], words: ' pier LOAF ' },
      true,
    ],
    ['one of the words is missing', { kind: '', access: [], words: 'loaf oysters' }, false],
    ['it has all of the access', { kind: 'Shops', access: ['step-free', 'quiet'], words: '' }, true],
    ['it has one of two', { kind: '', access: ['step-free', 'hearing-loop'], words: '' }, false],
    ['the words fit but not the kind', { kind: 'Art', access: [], words: 'loaf' }, false],
  ])('when %s', (_, { words, ...wanted }, expected) =>
    expect(fits(bakery, { ...wanted, hasWords: hasPlainly(words) })).toBe(expected),
  );

  it.each([
    [{ shown: 5, all: 5 }, undefined, ''],
    [{ shown: 2, all: 5 }, undefined, '2 of 5 places'],
    [{ shown: 0, all: 5 }, undefined, 'No place fits. Try another kind or fewer words.'],
    [{ shown: 2, all: 500 }, 'page 1 of 3', '2 of 500 places on page 1 of 3'],
    [
      { shown: 0, all: 500 },
      'page 1 of 3',
      'No place fits on page 1 of 3. Look on the other pages, or try another kind or fewer words.',
    ],
  ])('says what it shows, and where the others may be: %j %s', (matches, position, text) => {
    expect(sayPlaces(matches, position)).toBe(text);
  });
});
