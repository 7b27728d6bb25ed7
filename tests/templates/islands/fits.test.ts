import { describe, expect, it } from 'vitest';
import { fits } from '../../../templates/islands/fits.ts';

const event = {
  months: '2026-06 2026-07',
  place: 'Sail Loft Hall',
  text: 'Harbour Lights Sat, Jun 13 Sail Loft Hall',
};
const nothing = { month: '', place: '', words: '' };

describe('an event of a filtered list', () => {
  it.each([
    ['nothing is asked for', {}, true],
    ['it takes place in the month', { month: '2026-07' }, true],
    ['it takes place in other months', { month: '2026-08' }, false],
    ['it is at the place', { place: 'Sail Loft Hall' }, true],
    ['it is elsewhere', { place: 'Sail Loft' }, false],
    ['a word is in its text, in whatever case', { words: 'HARBOUR' }, true],
    ['all words are in its text, in whatever order', { words: ' loft  lights ' }, true],
    ['one of the words is missing', { words: 'harbour regatta' }, false],
    ['the words fit but not the month', { month: '2026-08', words: 'harbour' }, false],
    ['the words fit but not the place', { place: 'Lawn', words: 'harbour' }, false],
  ])('fits or not: %s', (_, wanted, expected) => {
    expect(fits(event, { ...nothing, ...wanted })).toBe(expected);
  });
});
