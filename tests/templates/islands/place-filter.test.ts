import { describe, expect, it } from 'vitest';
import { fits } from '../../../templates/islands/PlaceFilter.tsx';

const bakery = { kinds: ['Dining', 'Shops'], text: 'Long Loaf Bakery Sourdough 3 Halyard Pier' };

describe('the filter of places', () => {
  it.each([
    ['nothing is asked for', { kind: '', words: '' }, true],
    ['the kind is one of its kinds', { kind: 'Shops', words: '' }, true],
    ['the kind is another', { kind: 'Art', words: '' }, false],
    ['all words are in its text, in whatever order and case', { kind: '', words: ' pier LOAF ' }, true],
    ['one of the words is missing', { kind: '', words: 'loaf oysters' }, false],
    ['the words fit but not the kind', { kind: 'Art', words: 'loaf' }, false],
  ])('when %s', (_, wanted, expected) => {
    expect(fits(bakery, wanted)).toBe(expected);
  });
});
