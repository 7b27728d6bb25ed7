import { describe, expect, it } from 'vitest';
import { localMoment } from '../../../client-runtime/events/calendar-days.ts';
import { overlap, wantedDays } from '../../../client-runtime/events/wanted-days.ts';

const dayOf = (date: string) => Date.parse(date) / 86_400_000;
const dateOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
const span = (when: string, today: string) => {
  const days = wantedDays(when, dayOf(today));
  return days === null ? null : `${dateOf(days.from)}/${dateOf(days.to)}`;
};

describe('the days that a choice means', () => {
  // June 13, 2026 is a Saturday.
  it.each([
    ['Monday', '2026-06-08', '2026-06-13/2026-06-14', '2026-06-15/2026-06-21'],
    ['Friday', '2026-06-12', '2026-06-13/2026-06-14', '2026-06-15/2026-06-21'],
    ['Saturday', '2026-06-13', '2026-06-13/2026-06-14', '2026-06-15/2026-06-21'],
    ['Sunday', '2026-06-14', '2026-06-14/2026-06-14', '2026-06-15/2026-06-21'],
    ['the Monday after', '2026-06-15', '2026-06-20/2026-06-21', '2026-06-22/2026-06-28'],
    ['the end of a year', '2026-12-31', '2027-01-02/2027-01-03', '2027-01-04/2027-01-10'],
    ['the days around a leap day', '2028-02-26', '2028-02-26/2028-02-27', '2028-02-28/2028-03-05'],
    ['the eve of summer time', '2026-03-07', '2026-03-07/2026-03-08', '2026-03-09/2026-03-15'],
  ])('on %s: this weekend, and next week', (_, today, weekend, nextWeek) => {
    expect([span('weekend', today), span('next-week', today)]).toEqual([weekend, nextWeek]);
    expect(span('today', today)).toBe(`${today}/${today}`);
  });

  it.each([
    ['America/New_York', '2026-06-13/2026-06-13', '2026-06-15/2026-06-21'],
    ['Europe/London', '2026-06-14/2026-06-14', '2026-06-15/2026-06-21'],
    ['Pacific/Kiritimati', '2026-06-14/2026-06-14', '2026-06-15/2026-06-21'],
  ])('at one moment by the clocks of %s', (timeZone, today, nextWeek) => {
    const { day: date } = localMoment(new Date('2026-06-14T00:30:00Z'), timeZone);
    expect([span('today', date), span('next-week', date)]).toEqual([today, nextWeek]);
  });

  it('begin a week later for a place where Monday has come', () => {
    const moment = new Date('2026-06-14T20:00:00Z');
    expect(span('next-week', localMoment(moment, 'America/New_York').day)).toBe('2026-06-15/2026-06-21');
    expect(span('next-week', localMoment(moment, 'Asia/Tokyo').day)).toBe('2026-06-22/2026-06-28');
  });

  it.each([
    ['2026-07', '2026-07-01/2026-07-31'],
    ['', null],
    ['tomorrow', null],
    ['2026-7', null],
    ['2026-07-04', null],
  ])('a month has all its days, unknown words none: %j', (when, expected) => {
    expect(span(when, '2026-06-13')).toBe(expected);
  });
});

describe('two spans of days', () => {
  const days = { from: dayOf('2026-06-13'), to: dayOf('2026-06-14') };
  it.each([
    ['2026-06-12', '2026-06-12', false],
    ['2026-06-12', '2026-06-13', true],
    ['2026-06-01', '2026-06-30', true],
    ['2026-06-14', '2026-06-20', true],
    ['2026-06-15', '2026-06-20', false],
  ])('overlap from %s to %s: %s', (from, to, expected) => {
    const other = { from: dayOf(from), to: dayOf(to) };
    expect(overlap(other, days)).toBe(expected);
    expect(overlap(days, other)).toBe(expected);
  });
});
