import { describe, expect, it } from 'vitest';
import type { EventDates, EventDay } from '../../../../generator/content/content.ts';
import {
  expandDates,
  isLongRule,
  mostOccurrences,
  occurrencesOf,
} from '../../../../generator/content/occurrences/occurrences-of.ts';

const rule: EventDates = {
  repeats: 'weekly',
  interval: 1,
  weekdays: [],
  weeks: [],
  until: null,
  count: null,
  days: [],
};

function day(date: string, change: EventDay['change'], more: Partial<EventDay> = {}): EventDay {
  return { date, change, from: '', until: '', note: '', ...more };
}

/** A market from Thursday, June 4, 10:00 to 14:00. */
function market(dates: Partial<EventDates>, end: string | null = '2026-06-04T14:00:00') {
  return { start: '2026-06-04T10:00:00', end, dates: { ...rule, ...dates } };
}

const daysOf = (fields: Parameters<typeof occurrencesOf>[0], year?: number) =>
  occurrencesOf(fields, year).map(({ start }) => start.slice(0, 10));

describe('the dates of an event', () => {
  it('are its start and end without a rule, and none without a start', () => {
    const [start, end] = ['2026-06-04T10:00:00', null];
    expect(occurrencesOf({ start, end, dates: null })).toEqual([{ start, end }]);
    expect(occurrencesOf({ start: null, end, dates: rule })).toEqual([]);
  });

  it('are the same object for the same fields', () => {
    const fields = market({ count: 3 });
    expect(occurrencesOf(fields)).toBe(occurrencesOf(fields));
  });

  it('are a week apart until the last day, at the same times', () => {
    expect(occurrencesOf(market({ until: '2026-06-18' }))).toEqual(
      ['04', '11', '18'].map((date) => ({
        start: `2026-06-${date}T10:00:00`,
        end: `2026-06-${date}T14:00:00`,
      })),
    );
  });

  it('go on to the end where it is on a later day, each with its hours', () => {
    const season = { ...market({ repeats: 'daily' }, '2026-06-06T22:00:00'), start: '2026-06-04T16:30:00' };
    expect(occurrencesOf(season).map(({ start, end }) => `${start} ${end}`)).toEqual([
      '2026-06-04T16:30:00 2026-06-04T22:00:00',
      '2026-06-05T16:30:00 2026-06-05T22:00:00',
      '2026-06-06T16:30:00 2026-06-06T22:00:00',
    ]);
    const nights = { ...season, end: '2026-06-06T01:00:00' };
    expect(occurrencesOf(nights).map(({ end }) => end)).toEqual([
      '2026-06-05T01:00:00',
      '2026-06-06T01:00:00',
    ]);
  });

  it.each([
    [{ weekdays: [2, 4], count: 4 }, ['2026-06-04', '2026-06-09', '2026-06-11', '2026-06-16']],
    [{ interval: 2, count: 3 }, ['2026-06-04', '2026-06-18', '2026-07-02']],
    [{ repeats: 'daily', interval: 3, count: 3 }, ['2026-06-04', '2026-06-07', '2026-06-10']],
    [{ repeats: 'monthly', count: 3 }, ['2026-06-04', '2026-07-02', '2026-08-06']],
    [
      { repeats: 'monthly', weekdays: [6], weeks: [1, -1], count: 3 },
      ['2026-06-06', '2026-06-27', '2026-07-04'],
    ],
    [{ repeats: 'monthly', weekdays: [6], weeks: [5], count: 2 }, ['2026-08-29', '2026-10-31']],
    [{ repeats: 'list', days: [day('2026-06-30', 'added')] }, ['2026-06-04', '2026-06-30']],
    [{ repeats: 'list', days: [day('2026-06-30', 'cancelled')] }, ['2026-06-04', '2026-06-30']],
    [{ repeats: 'list', days: [day('2026-06-30', 'left-out')] }, ['2026-06-04']],
  ] as const)('are those of the rule %j', (dates, expected) => {
    expect(daysOf(market(dates))).toEqual(expected);
  });

  it('of a list have a state and times of their own each', () => {
    const days = [
      day('2026-06-04', 'sold-out'),
      day('2026-06-10', 'cancelled', { from: '12:00', until: '13:00', note: 'Storm' }),
      day('2026-06-20', 'other-times', { until: '18:00' }),
      day('2026-06-21', 'left-out'),
    ];
    const { occurrences, strayDays } = expandDates(market({ repeats: 'list', days }));
    expect(occurrences).toEqual([
      { start: '2026-06-04T10:00:00', end: '2026-06-04T14:00:00', state: 'sold-out' },
      {
        ...{ start: '2026-06-10T12:00:00', end: '2026-06-10T13:00:00' },
        ...{ isAdded: true, state: 'cancelled', note: 'Storm' },
      },
      { start: '2026-06-20T10:00:00', end: '2026-06-20T18:00:00', isAdded: true },
    ]);
    expect(strayDays.map(({ date }) => date)).toEqual(['2026-06-21']);
  });

  it('have days that are added, left out, cancelled, sold out, or have other times', () => {
    const { occurrences, leftOut, strayDays } = expandDates(
      market({
        count: 5,
        days: [
          day('2026-06-11', 'left-out'),
          day('2026-06-13', 'added', { from: '12:00', until: '13:00', note: 'On a Saturday' }),
          day('2026-06-18', 'cancelled', { note: 'Storm' }),
          day('2026-06-25', 'other-times', { until: '18:00' }),
          day('2026-07-02', 'sold-out'),
        ],
      }),
    );
    expect(occurrences).toEqual([
      { start: '2026-06-04T10:00:00', end: '2026-06-04T14:00:00' },
      { start: '2026-06-13T12:00:00', end: '2026-06-13T13:00:00', isAdded: true, note: 'On a Saturday' },
      { start: '2026-06-18T10:00:00', end: '2026-06-18T14:00:00', state: 'cancelled', note: 'Storm' },
      { start: '2026-06-25T10:00:00', end: '2026-06-25T18:00:00', insteadOf: '2026-06-25T10:00:00' },
      { start: '2026-07-02T10:00:00', end: '2026-07-02T14:00:00', state: 'sold-out' },
    ]);
    expect(leftOut).toEqual(['2026-06-11']);
    expect(strayDays).toEqual([]);
  });

  it('tell of days that are none of them', () => {
    const stray = [day('2026-06-05', 'left-out'), day('2026-06-11', 'added')];
    expect(expandDates(market({ count: 3, days: stray })).strayDays).toEqual(stray);
  });

  it.each([
    [{ until: '2026-01-01' }, ['2026-06-04']],
    [{ repeats: 'monthly', weekdays: [1], weeks: [5], until: '2026-06-28' }, ['2026-06-04']],
  ] as const)('are the start where the rule %j has none', (dates, expected) => {
    expect(daysOf(market(dates))).toEqual(expected);
  });

  it('are two years of a rule without an end, and those of a year and the next for one that goes on', () => {
    const endless = market({});
    expect(isLongRule(endless)).toBe(true);
    expect(isLongRule(market({ count: 400 }))).toBe(false);
    expect(daysOf(endless).at(-1)).toBe('2028-06-01');
    expect(daysOf(endless, 2026)[0]).toBe('2026-06-04');
    expect([daysOf(endless, 2029)[0], daysOf(endless, 2029).at(-1)]).toEqual(['2029-01-04', '2030-12-26']);
  });

  it('stay in step with the start when they go on', () => {
    const odd = market({ interval: 2 });
    const whole = daysOf(market({ interval: 2, count: 200 }));
    expect(whole).toEqual(expect.arrayContaining([...daysOf(odd, 2029)]));
  });

  it('are at most 400', () => {
    const daily = expandDates(market({ repeats: 'daily', until: '2028-06-01' }));
    expect(daily.occurrences).toHaveLength(mostOccurrences);
    expect(daily.isCut).toBe(true);
    expect(expandDates(market({ repeats: 'daily', count: 400 })).isCut).toBe(false);
  });
});
