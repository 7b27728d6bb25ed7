import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type LocalTime, localTime, weekdayOf } from '../../../client-runtime/hours/local-time.ts';
import { type OpeningState, openingState } from '../../../client-runtime/hours/opening-state.ts';
import type { OpeningTimes } from '../../../client-runtime/hours/opening-times.ts';
import { countCases } from '../../support/count-cases.ts';
import { depth } from '../../support/depth.ts';

const dayMinutes = 24 * 60;
/** Minutes between the times of the random hours: the oracle looks at each of them. */
const step = 120;

const minute = fc.nat(dayMinutes / step - 1).map((index) => index * step);
const times = fc.record({ opens: minute, closes: fc.oneof(minute, fc.constant(dayMinutes - 1)) });
const week = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 7 }), times).map(([day, span]) => ({ day, ...span })),
  { maxLength: 9 },
);
const start = '2026-02-26';
const date = fc.nat(9).map((days) => addDays(start, days));
const monthAndDay = date.map((day) => day.slice(5));
const alwaysOpen = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: 0, closes: dayMinutes - 1 }));
const openingTimes: fc.Arbitrary<OpeningTimes> = fc.record({
  timeZone: fc.constant('America/New_York'),
  week: fc.oneof({ weight: 4, arbitrary: week }, fc.constant(alwaysOpen)),
  exceptions: fc.array(
    fc.record({ date, opening: fc.option(times, { nil: undefined }), note: fc.constantFrom('', 'Gale') }),
    { maxLength: 3 },
  ),
  seasons: fc.array(fc.record({ from: monthAndDay, until: monthAndDay, week }), { maxLength: 2 }),
});

/** Slow and plain: whether the place is open at one minute. */
function isOpenAt(hours: OpeningTimes, day: string, at: number): boolean {
  return [-1, 0].some((before) => {
    const begins = addDays(day, before);
    const passed = at - before * dayMinutes;
    return openingsOf(hours, begins).some(({ opens, closes }) => {
      const end = closes === dayMinutes - 1 ? dayMinutes : closes <= opens ? closes + dayMinutes : closes;
      return opens <= passed && passed < end;
    });
  });
}

function openingsOf({ week: usual, exceptions, seasons }: OpeningTimes, day: string) {
  const today = exceptions.filter((exception) => exception.date === day);
  if (today.length > 0) return today.flatMap(({ opening }) => (opening === undefined ? [] : [opening]));
  const season = seasons.find(({ from, until }) => {
    let passing = `2024-${from}`;
    for (let count = 0; count < 366; count += 1) {
      if (passing.slice(5) === day.slice(5)) return true;
      if (passing.slice(5) === until) return false;
      passing = addDays(passing, 1);
      if (passing === '2025-01-01') passing = '2024-01-01';
    }
    return false;
  });
  return (season?.week ?? usual).filter(({ day: weekday }) => weekday === weekdayOf(day));
}

/** The first moment after this one at which the place is open, or is not. */
function nextMoment(
  hours: OpeningTimes,
  from: LocalTime,
  isOpen: boolean,
  mostDays: number,
): LocalTime | undefined {
  for (let at = from.minute + 1; at <= mostDays * dayMinutes; at += 1) {
    const day = addDays(from.date, Math.floor(at / dayMinutes));
    const ofDay = at % dayMinutes;
    if (ofDay % step === 0 && isOpenAt(hours, day, ofDay) === isOpen) return { date: day, minute: ofDay };
  }
  return undefined;
}

function known(state: OpeningState): unknown {
  return state.isOpen ? { isOpen: true, next: state.until } : { isOpen: false, next: state.opens };
}

describe('the state of a place', () => {
  it('is that of an oracle that looks at every minute', () => {
    const { saw, expectSeen } = countCases();
    fc.assert(
      fc.property(openingTimes, date, fc.nat(dayMinutes - 1), (hours, day, at) => {
        const now = { date: day, minute: at };
        const isOpen = isOpenAt(hours, day, at);
        const next = nextMoment(hours, now, !isOpen, 8);
        const state = openingState(hours, now);
        const monthAndDay = day.slice(5);
        saw({
          'hours over midnight': openingsOf(hours, day).some(({ opens, closes }) => closes <= opens),
          'a season over the new year': hours.seasons.some(({ from, until }) => until < from),
          'in a season': hours.seasons.some(({ from, until }) => from <= monthAndDay && monthAndDay <= until),
          'on a day of an exception': hours.exceptions.some((exception) => exception.date === day),
          'never open': !isOpen && next === undefined,
          'open without an end': isOpen && next === undefined,
        });
        if (next !== undefined && (!isOpen || next.date < addDays(day, 7)))
          expect(known(state)).toEqual({ isOpen, next });
        else expect(state.isOpen).toBe(isOpen);
      }),
      { numRuns: depth.propertyRuns, seed: 16 },
    );
    expectSeen();
  });

  const always: OpeningTimes = { timeZone: 'UTC', week: alwaysOpen, exceptions: [], seasons: [] };

  it('has no end where a place never closes', () => {
    const state = openingState(always, { date: start, minute: 0 });
    expect(state).toEqual({ isOpen: true, until: undefined, note: '' });
  });

  it('ends before a closed day', () => {
    const exceptions = [{ date: '2026-02-28', opening: undefined, note: 'Gale' }];
    const state = openingState({ ...always, exceptions }, { date: start, minute: 600 });
    expect(state).toMatchObject({ isOpen: true, until: { date: '2026-02-28', minute: 0 } });
  });

  it('is closed by an exception only where none of that day opens', () => {
    const opening = { opens: 600, closes: 720 };
    const exceptionsOf = (...openings: readonly (typeof opening | undefined)[]) =>
      openings.map((some) => ({ date: start, opening: some, note: 'Gale' }));
    const isException = (exceptions: OpeningTimes['exceptions']) =>
      openingState({ ...always, exceptions }, { date: start, minute: 900 });
    expect(isException(exceptionsOf(undefined, undefined))).toMatchObject({
      isOpen: false,
      isException: true,
    });
    expect(isException(exceptionsOf(undefined, opening))).toMatchObject({
      isOpen: false,
      isException: false,
    });
  });

  it('finds the opening of the next season, and nothing where a place never opens', () => {
    const seasons = [{ from: '01-10', until: '01-20', week: always.week }];
    const closed = { ...always, week: [] };
    const now = { date: '2026-02-01', minute: 0 };
    expect(openingState({ ...closed, seasons }, now)).toMatchObject({
      isOpen: false,
      opens: { date: '2027-01-10', minute: 0 },
    });
    expect(openingState(closed, now)).toMatchObject({ isOpen: false, opens: undefined });
  });
});

describe('the time on the clocks of a place', () => {
  it.each([
    ['2026-06-13T03:59:00Z', 'America/New_York', '2026-06-12', 23 * 60 + 59],
    ['2026-06-13T04:00:00Z', 'America/New_York', '2026-06-13', 0],
    // Clocks go forward at 2 am, and back at 2 am.
    ['2026-03-08T06:59:00Z', 'America/New_York', '2026-03-08', 119],
    ['2026-03-08T07:00:00Z', 'America/New_York', '2026-03-08', 180],
    ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01', 90],
    ['2026-11-01T06:30:00Z', 'America/New_York', '2026-11-01', 90],
    ['2026-12-31T20:00:00Z', 'Asia/Kolkata', '2027-01-01', 90],
  ])('is at %s in %s: %s, minute %i', (moment, timeZone, day, at) => {
    expect(localTime(new Date(moment), timeZone)).toEqual({ date: day, minute: at });
  });
});
