import { describe, expect, it } from 'vitest';
import { readableType } from '../../../templates/charts/ChartView.tsx';
import { axisEnd, sharesOf, writeValue } from '../../../templates/charts/chart-data.ts';

const bars = (...values: number[]) => values.map((value, index) => ({ label: `L${index}`, value }));

describe('an axis', () => {
  it.each([
    [1100, 1200],
    [1000, 1000],
    [38, 40],
    [0.07, 0.08],
    [8.1, 10],
    [492, 500],
  ])('for values up to %d ends at %d', (largest, end) => expect(axisEnd([0, largest])).toBeCloseTo(end, 10));

  it('has a length even where nothing is above 0', () => {
    expect(axisEnd([])).toBe(1);
    expect(axisEnd([0, -3])).toBe(1);
  });
});

describe('the shares of a whole', () => {
  it('are whole percents that add up to 100, largest first', () => {
    const shares = sharesOf(bars(1, 1, 1));
    expect(shares.map(({ percent }) => percent)).toEqual([34, 33, 33]);
    const uses = sharesOf(bars(500, 3900, 1850, 730, 1420));
    expect(uses.map(({ value }) => value)).toEqual([3900, 1850, 1420, 730, 500]);
    expect(uses.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
  });
});

describe('a value', () => {
  it('is written with commas and with its unit, where there is one', () => {
    expect(writeValue(1234567.5)).toBe('1,234,567.5');
    expect(writeValue(1900, 'visits')).toBe('1,900 visits');
    expect(writeValue(1900, ' ')).toBe('1,900');
  });
});

describe('a chart is drawn as its editor chose, or as bars', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour * 1000);
  const months = hours.map((value, month) => ({ label: `2025-${month}-01`.slice(0, 10), value }));

  it.each([
    ['columns of few short names', 'columns', bars(1, 2, 3), 'columns'],
    ['columns with names too long to stand side by side', 'columns', long(), 'bars'],
    ['columns of the hours of a day', 'columns', bars(...hours), 'columns'],
    ['more columns than can be told apart', 'columns', bars(...Array(61).fill(1)), 'bars'],
    ['a line through 24 months', 'line', months, 'line'],
    ['columns that would hang down', 'columns', bars(1, -2), 'bars'],
    ['columns of nothing', 'columns', bars(0, 0), 'bars'],
    ['a line through three values', 'line', bars(1, 2, 3), 'line'],
    ['a line through two', 'line', bars(1, 2), 'bars'],
    ['a whole of two parts', 'donut', bars(1, 2), 'donut'],
    ['a whole of one', 'donut', bars(1, 0), 'bars'],
    ['a whole of too many parts to tell apart', 'donut', bars(1, 2, 3, 4, 5, 6, 7), 'bars'],
    ['a whole with a negative part', 'donut', bars(1, 2, -1), 'bars'],
  ] as const)('%s', (_, type, values, drawn) => expect(readableType({ type, bars: values })).toBe(drawn));

  it('as bars where nothing is chosen', () => expect(readableType({ bars: bars(1, 2, 3) })).toBe('bars'));
});

function long() {
  return ['Restaurants and cafés', 'Workshops', 'Shops', 'Offices', 'Stages', 'Kiosks'].map((label) => ({
    label,
    value: 1,
  }));
}
