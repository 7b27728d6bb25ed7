import { describe, expect, it } from 'vitest';
import {
  fitsPlainly,
  fitsWanted,
  isNarrow,
  type ListedEvent,
  type Wanted,
} from '../../../client-runtime/events/fits-event.ts';

const minuteOf = (local: string) => Date.parse(`${local}Z`) / 60_000;

const event: ListedEvent = {
  dates: [
    { from: '2026-06-13', to: '2026-06-14', end: minuteOf('2026-06-14T22:00') },
    { from: '2026-06-27', to: '2026-06-27', end: minuteOf('2026-06-27T22:00') },
  ],
  place: 'sail-loft-hall',
  isFree: true,
  isForFamilies: false,
  text: 'harbour lights sat, jun 13 sail loft hall',
};
const nothing: Wanted = { when: '', isFree: false, isForFamilies: false, place: '', words: '' };
const before = minuteOf('2026-06-13T09:00');

describe('an event of a filtered list', () => {
  it.each<[string, Partial<Wanted>, boolean]>([
    ['nothing is asked for', {}, true],
    ['it is free', { isFree: true }, true],
    ['it is not for families', { isForFamilies: true }, false],
    ['it is at the place', { place: 'sail-loft-hall' }, true],
    ['it is elsewhere', { place: 'sail-loft' }, false],
    ['a word is in its text, in whatever case', { words: 'HARBOUR' }, true],
    ['all words are in its text, in whatever order', { words: ' loft  lights ' }, true],
    ['one of the words is missing', { words: 'harbour regatta' }, false],
    ['the words fit but not the place', { place: 'lawn', words: 'harbour' }, false],
  ])('fits or not: %s', (_, wanted, expected) => {
    expect(
      fitsWanted({ ...nothing, ...wanted }, null, { nowMinute: before, fitsText: fitsPlainly })(event),
    ).toBe(expected);
  });

  it('fits days that one of its dates shares', () => {
    const fits = (from: string, to: string) =>
      fitsWanted(
        { ...nothing, when: 'weekend' },
        { from, to },
        { nowMinute: before, fitsText: fitsPlainly },
      )(event);
    expect(fits('2026-06-14', '2026-06-14')).toBe(true);
    expect(fits('2026-06-15', '2026-06-21')).toBe(false);
    expect(fits('2026-06-22', '2026-06-28')).toBe(true);
  });

  it.each(['today', 'weekend', 'next-week', '2026-06', ''])(
    'is over from the moment of its end on, with "%s"',
    (when) => {
      const fits = (moment: string) =>
        fitsWanted(
          { ...nothing, when },
          { from: '2026-06-13', to: '2026-06-14' },
          {
            nowMinute: minuteOf(moment),
            fitsText: fitsPlainly,
          },
        )(event);
      expect(fits('2026-06-14T21:59')).toBe(true);
      expect(fits('2026-06-14T22:00')).toBe(false);
    },
  );
});

describe('a choice', () => {
  it.each<[Partial<Wanted>, boolean]>([
    [{}, false],
    [{ words: '  ' }, false],
    [{ words: 'a' }, true],
    [{ when: 'today' }, true],
    [{ place: 'pier-head' }, true],
    [{ isFree: true }, true],
    [{ isForFamilies: true }, true],
  ])('is narrower than all events: %j %s', (wanted, expected) => {
    expect(isNarrow({ ...nothing, ...wanted })).toBe(expected);
  });
});
