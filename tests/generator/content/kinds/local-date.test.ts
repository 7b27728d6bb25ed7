import { describe, expect, it } from 'vitest';
import { localDate } from '../../../../generator/content/kinds/local-date.ts';

const timeZone = 'America/New_York';

describe('a date of the CMS', () => {
  it.each([
    ['2026-06-02T19:00:00', '2026-06-02T19:00:00'],
    ['2026-06-02 19:00', '2026-06-02T19:00:00'],
    [' 2026-06-02 ', '2026-06-02T00:00:00'],
    // An hour that a change of clocks skips stays as typed; the zone's library decides.
    ['2027-03-14T02:30:00', '2027-03-14T02:30:00'],
    ['2028-02-29', '2028-02-29T00:00:00'],
    // As Advanced Custom Fields and others write what was typed.
    ['2026-06-10T19:00:00+00:00', '2026-06-10T19:00:00'],
    ['2026-06-10T19:00:00-00:00', '2026-06-10T19:00:00'],
    ['2026-06-11T19:00:00Z', '2026-06-11T19:00:00'],
    ['2026-06-11t19:00z', '2026-06-11T19:00:00'],
    ['2026-06-13T19:00:00.000', '2026-06-13T19:00:00'],
    ['2026-06-13 19:00:00,123456 Z', '2026-06-13T19:00:00'],
    ['20260614', '2026-06-14T00:00:00'],
    ['20260614T190000Z', '2026-06-14T19:00:00'],
    ['20260614 1900', '2026-06-14T19:00:00'],
    ['2026-06-16T24:00:00', '2026-06-17T00:00:00'],
    ['2026-12-31 24:00', '2027-01-01T00:00:00'],
    // Moments: local times of the site in summer and in winter, on another day, in another year.
    ['2026-06-12T19:00:00-04:00', '2026-06-12T19:00:00'],
    ['2026-06-12T19:00:00+02:00', '2026-06-12T13:00:00'],
    ['2026-01-12T19:00:00.5-0500', '2026-01-12T19:00:00'],
    ['2026-01-12T19:00:00+09', '2026-01-12T05:00:00'],
    ['20260101T020000+0200', '2025-12-31T19:00:00'],
    ['2026-06-12T24:00:00+05:45', '2026-06-12T14:15:00'],
  ])('%s is the local time %s', (value, date) => expect(localDate(value, { timeZone })).toBe(date));

  it.each([
    ...[
      '2027-02-29',
      '0000-00-00 00:00:00',
      '2026-13-01',
      '20260231',
      'next week',
      '',
      '10/06/2026',
      'June 10',
    ],
    ...[
      '2026-06-16T24:00:01',
      '2026-06-16T24:30:00',
      '2026-06-16T25:00:00',
      '2026-06-16T10:60',
      '20260614190000',
    ],
    ...['2026-06-12T19:00:00+25:00', '2026-06-12T19:00:00+02:60', '2026-06-12Z', '2026-06-12T19:00:00 EST'],
  ])('%s is not one', (value) => expect(localDate(value, { timeZone })).toBeNull());

  it('is read in the zone of the site, from Kathmandu to UTC', () => {
    const value = '2026-06-12T19:00:00-04:00';
    expect(localDate(value, { timeZone: 'Asia/Kathmandu' })).toBe('2026-06-13T04:45:00');
    expect(localDate(value, { timeZone: 'UTC' })).toBe('2026-06-12T23:00:00');
  });

  it('is the end of its day where a day alone ends something', () => {
    const rules = { timeZone, isEnd: true };
    expect(localDate('20260615', rules)).toBe('2026-06-16T00:00:00');
    expect(localDate('2026-02-28', rules)).toBe('2026-03-01T00:00:00');
    expect(localDate('2026-06-15T00:00:00', rules)).toBe('2026-06-15T00:00:00');
  });
});
