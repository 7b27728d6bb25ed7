import { describe, expect, it } from 'vitest';
import { fits } from '../../../templates/islands/EventFilter.tsx';

const event = { month: '2026-06', text: 'Harbour Lights Sat, Jun 13 Sail Loft Hall' };

describe('the filter of events', () => {
  it.each([
    ['nothing is asked for', { month: '', words: '' }, true],
    ['the month is right', { month: '2026-06', words: '' }, true],
    ['the month is another', { month: '2026-07', words: '' }, false],
    ['a word is in the text, in whatever case', { month: '', words: 'HARBOUR' }, true],
    ['all words are in the text, in whatever order', { month: '', words: ' loft  lights ' }, true],
    ['one of the words is missing', { month: '', words: 'harbour regatta' }, false],
    ['the words fit but not the month', { month: '2026-07', words: 'harbour' }, false],
  ])('when %s', (_, wanted, expected) => {
    expect(fits(event, wanted)).toBe(expected);
  });
});
