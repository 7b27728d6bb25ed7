import { describe, expect, it } from 'vitest';
import type { Wanted } from '../../../client-runtime/events/filter-fields.ts';
import { dateOn, fitsWanted, isNarrow, type ListedEvent } from '../../../client-runtime/events/fits-event.ts';
import { hasPlainly } from '../../../client-runtime/words/has-plainly.ts';
import { encodeTimes } from '../../../generator/content/occurrences/encode-times.ts';

const dayOf = (date: string) => Date.parse(date) / 86_400_000;
const minuteOf = (local: string) => Date.parse(`${local}Z`) / 60_000;

const event: ListedEvent = {
  id: 601,
  times: encodeTimes([
    { start: '2026-06-13T18:00:00', end: '2026-06-14T22:00:00' },
    { start: '2026-06-27T20:00:00', end: '2026-06-28T02:00:00' },
  ]),
  place: 'sail-loft-hall',
  isFree: true,
  isForFamilies: false,
  text: () => 'harbour lights sat, jun 13 sail loft hall',
};
const nothing: Wanted = { when: '', free: '', families: '', place: '', q: '', view: '' };
const before = minuteOf('2026-06-13T09:00');

describe('an event of a filtered list', () => {
  it.each<[string, Partial<Wanted>, boolean]>([
    ['nothing is asked for', {}, true],
    ['it is free', { free: 'on' }, true],
    ['it is not for families', { families: 'on' }, false],
    ['it is at the place', { place: 'sail-loft-hall' }, true],
    ['it is elsewhere', { place: 'sail-loft' }, false],
    ['a word is in its text, in whatever case', { q: 'HARBOUR' }, true],
    ['all words are in its text, in whatever order', { q: ' loft  lights ' }, true],
    ['one of the words is missing', { q: 'harbour regatta' }, false],
    ['the words fit but not the place', { place: 'lawn', q: 'harbour' }, false],
  ])('fits or not: %s', (_, wanted, expected) => {
    const all = dateOn(null, before);
    expect(fitsWanted({ ...nothing, ...wanted }, all, hasPlainly)(event)).toBe(expected);
  });

  it('fits days that one of its dates shares', () => {
    const fits = (from: string, to: string) =>
      dateOn({ from: dayOf(from), to: dayOf(to) }, before)(event) !== undefined;
    expect(fits('2026-06-14', '2026-06-14')).toBe(true);
    expect(fits('2026-06-15', '2026-06-21')).toBe(false);
    expect(fits('2026-06-22', '2026-06-28')).toBe(true);
    expect(fits('2026-06-27', '2026-06-27')).toBe(true);
    // Its evening ends at night.
    expect(fits('2026-06-28', '2026-06-28')).toBe(false);
  });

  it('is over from the moment of its end on', () => {
    const days = { from: dayOf('2026-06-13'), to: dayOf('2026-06-14') };
    for (const wanted of [days, { from: dayOf('2026-06-01'), to: dayOf('2026-06-14') }]) {
      const fits = (moment: string) => dateOn(wanted, minuteOf(moment))(event) !== undefined;
      expect(fits('2026-06-14T21:59')).toBe(true);
      expect(fits('2026-06-14T22:00')).toBe(false);
    }
  });
});

describe('a choice', () => {
  it.each<[Partial<Wanted>, boolean]>([
    [{}, false],
    [{ view: 'calendar' }, false],
    [{ q: 'a' }, true],
    [{ when: 'today' }, true],
    [{ place: 'pier-head' }, true],
    [{ free: 'on' }, true],
    [{ families: 'on' }, true],
  ])('is narrower than all events: %j %s', (wanted, expected) => {
    expect(isNarrow({ ...nothing, ...wanted })).toBe(expected);
  });
});
