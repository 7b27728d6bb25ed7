import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, mostDays } from '../../../generator/util/iso-day.ts';

describe('daysBetween', () => {
  it('has the first and the last day, and those of a leap year and of a change of clocks', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(daysBetween('2026-11-01', '2026-11-01')).toEqual(['2026-11-01']);
    expect(daysBetween('2026-06-02', '2026-06-01')).toEqual([]);
  });

  it.each([
    ['0001-01-01', '9999-12-31', mostDays],
    ['2026-06-01', '9999-12-31', mostDays],
    ['9999-12-01', '9999-12-31', 31],
    ['9999-12-31', '9999-12-31', 1],
    ['2026-06-01', 'no day', 0],
    ['', '2026-06-01', 0],
  ])('ends, whatever the days: from %j to %j', (first, last, count) => {
    expect(daysBetween(first, last)).toHaveLength(count);
  });
});

it('addDays crosses the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});
