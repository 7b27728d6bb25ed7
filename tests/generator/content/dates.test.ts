import { describe, expect, it } from 'vitest';
import * as dates from '../../../generator/content/dates.ts';

const { endOf, parseLocal } = dates;

const zone = 'America/New_York';
const english = { language: 'en-US', timeZone: zone };
const when = (start: Local, end: Local | null) => dates.when(start, end, english);
const dateLabel = (instant: string, timeZone: string) => dates.dateLabel(instant, { ...english, timeZone });
type Local = Parameters<typeof dates.when>[0];
const at = (local: string) => {
  const date = parseLocal(local, zone);
  if (date === null) throw new Error(`${local} is not a date`);
  return date;
};

describe('parseLocal', () => {
  it('reads a time of the CMS in the zone of the site', () => {
    expect(at('2026-06-13T19:00:00').toISOString()).toBe('2026-06-13T19:00:00.000-04:00');
    expect(at('2026-12-13T19:00:00').toISOString()).toBe('2026-12-13T19:00:00.000-05:00');
  });

  it('is null for an invalid date', () => {
    for (const text of ['', '0000-00-00 00:00:00', '2026-02-30', 'next week', '2026-13-01T00:00:00'])
      expect(parseLocal(text, zone), text).toBeNull();
    expect(parseLocal(null, zone)).toBeNull();
  });

  it('is null for a year that cannot be meant', () => {
    for (const text of ['9999-12-31', '9999-12-01T10:00:00', '3000-01-01', '0999-12-31', '0026-06-13'])
      expect(parseLocal(text, zone), text).toBeNull();
    expect(at('2999-12-31T23:59:59').toISOString()).toBe('2999-12-31T23:59:59.000-05:00');
  });

  it('moves a time that a change of clocks leaves out to the one that follows', () => {
    expect(at('2027-03-14T02:30:00').toISOString()).toBe('2027-03-14T03:30:00.000-04:00');
  });

  it('knows 29 February', () => {
    expect(parseLocal('2028-02-29', zone)).not.toBeNull();
    expect(parseLocal('2027-02-29', zone)).toBeNull();
  });
});

describe('when', () => {
  it('writes an evening with one half of the day once', () => {
    expect(when(at('2026-06-13T19:00:00'), at('2026-06-13T22:00:00'))).toEqual({
      days: 'Saturday, June 13, 2026',
      short: 'Sat, Jun 13',
      time: '7:00 – 10:00 PM',
      start: '2026-06-13T19:00:00-04:00',
      end: '2026-06-13T22:00:00-04:00',
      day: '13',
      month: 'Jun',
    });
  });

  it('keeps a night out on the day that it starts', () => {
    for (const end of ['2026-06-14T01:00:00', '2026-06-14T00:00:00']) {
      const { days, time, lastDay } = when(at('2026-06-13T20:00:00'), at(end));
      expect(days).toBe('Saturday, June 13, 2026');
      expect(time).toMatch(/^8:00 PM – 1[2]?:00 AM$/);
      expect(lastDay).toBeUndefined();
    }
  });

  it('tells the last of several days', () => {
    const lastDay = (start: string, end: string) => when(at(start), at(end)).lastDay;
    expect(lastDay('2026-06-12T10:00:00', '2026-06-14T18:00:00')).toBe('2026-06-14');
    expect(lastDay('2026-06-12T10:00:00', '2026-06-15T00:00:00')).toBe('2026-06-14');
    expect(lastDay('2026-06-12', '2026-06-14T23:59:59')).toBe('2026-06-14');
    expect(lastDay('2026-06-12', '2026-06-12T23:59:59')).toBeUndefined();
  });

  it('does not tell an end that lies before the start', () => {
    expect(when(at('2026-06-13T19:00:00'), at('2026-06-12T22:00:00'))).toEqual(
      when(at('2026-06-13T19:00:00'), null),
    );
  });

  it('writes days within a month, across months and across years', () => {
    const days = (start: string, end: string) => when(at(start), at(end)).days;
    expect(days('2026-06-13', '2026-06-16')).toBe('June 13 – 15, 2026');
    expect(days('2026-06-29', '2026-07-03')).toBe('June 29 – July 2, 2026');
    expect(days('2026-12-30', '2027-01-03')).toBe('December 30, 2026 – January 2, 2027');
  });

  it('has no time for a whole day', () => {
    expect(when(at('2026-06-13'), null)).toEqual({
      start: '2026-06-13',
      days: 'Saturday, June 13, 2026',
      short: 'Sat, Jun 13',
      day: '13',
      month: 'Jun',
    });
  });
});

describe('endOf', () => {
  it('is the end, or the end of the day of an event that has none', () => {
    expect(endOf(at('2026-06-13T19:00:00'), at('2026-06-13T22:00:00')).toISOString()).toBe(
      '2026-06-13T22:00:00.000-04:00',
    );
    expect(endOf(at('2026-06-13T19:00:00'), null).toISOString()).toBe('2026-06-14T00:00:00.000-04:00');
  });

  it.each(['2026-06-12T22:00:00', '2026-06-13T19:00:00'])(
    'believes no end at the start or before: %s',
    (end) => {
      expect(endOf(at('2026-06-13T19:00:00'), at(end)).toISOString()).toBe('2026-06-14T00:00:00.000-04:00');
    },
  );
});

describe('dateLabel', () => {
  it('writes the day that it is at the pier', () => {
    expect(dateLabel('2026-06-13T02:00:00Z', zone)).toEqual({ date: '2026-06-12', label: 'June 12, 2026' });
  });

  it.each([
    ['2026-06-13T03:59:59Z', '2026-06-12'],
    ['2026-06-13T04:00:00Z', '2026-06-13'],
    ['2026-01-13T04:59:59Z', '2026-01-12'],
    ['2026-01-13T05:00:00Z', '2026-01-13'],
  ])('begins a day at midnight of the pier, in summer and in winter: %s', (instant, date) => {
    expect(dateLabel(instant, zone).date).toBe(date);
  });

  it('follows a zone whose offset is no whole hour', () => {
    expect(dateLabel('2026-06-12T18:14:59Z', 'Asia/Kathmandu').date).toBe('2026-06-12');
    expect(dateLabel('2026-06-12T18:15:00Z', 'Asia/Kathmandu').date).toBe('2026-06-13');
  });
});

it('writes a span of any zone as it would be written alone, whatever was written before', () => {
  const spans = [
    ['2026-06-13T19:00:00', '2026-06-13T22:30:00'],
    ['2026-06-13T07:00:00', '2026-06-13T22:30:00'],
    ['2026-06-13T19:00:00', '2027-06-13T22:30:00'],
    ['2025-06-13T19:00:00', null],
    ['2026-12-13T19:00:00', null],
  ] as const;
  const labels = (timeZone: string) =>
    spans.map(([from, to]) => {
      const start = parseLocal(from, timeZone);
      return start && when(start, parseLocal(to, timeZone));
    });
  const offsetless = (timeZone: string) =>
    labels(timeZone).map((label) => ({ ...label, start: null, end: null }));
  expect(labels('America/New_York').map((label) => [label?.days, label?.time, label?.start])).toEqual([
    ['Saturday, June 13, 2026', '7:00 – 10:30 PM', '2026-06-13T19:00:00-04:00'],
    ['Saturday, June 13, 2026', '7:00 AM – 10:30 PM', '2026-06-13T07:00:00-04:00'],
    ['June 13, 2026 – June 13, 2027', '7:00 PM – 10:30 PM', '2026-06-13T19:00:00-04:00'],
    ['Friday, June 13, 2025', '7:00 PM', '2025-06-13T19:00:00-04:00'],
    ['Sunday, December 13, 2026', '7:00 PM', '2026-12-13T19:00:00-05:00'],
  ]);
  expect(labels('Asia/Tokyo')[0]?.start).toBe('2026-06-13T19:00:00+09:00');
  expect(offsetless('Asia/Tokyo')).toEqual(offsetless('America/New_York'));
});
