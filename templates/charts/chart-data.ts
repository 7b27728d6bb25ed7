import { writeNumber as writeIn } from '../../words/formats/write-number.ts';
import { siteFormats } from '../../words/site-formats.ts';

/** The data of a chart. Its values share one unit. */
export interface Chart {
  readonly title: string;
  /** The type of chart, if it suits the values; default: bars. */
  readonly type?: ChartType;
  readonly unit?: string;
  /** Who counted. */
  readonly source?: string;
  readonly bars: readonly Bar[];
}

export type ChartType = 'bars' | 'columns' | 'line' | 'donut';

/** One value with its name. */
export interface Bar {
  readonly label: string;
  readonly value: number;
}

/** Formats a value with its unit: "1,900 visits per day". */
export function writeValue(value: number, unit?: string): string {
  return unit === undefined || unit.trim() === '' ? writeNumber(value) : `${writeNumber(value)} ${unit}`;
}

/** Formats a number in the language of the site, the same on any machine. */
export function writeNumber(value: number): string {
  return writeIn(value, siteFormats.numbers);
}

/** Two decimals are less than a pixel; more would differ between machines. */
export function round(length: number): number {
  return Math.round(length * 100) / 100;
}

/**
 * Returns the end of an axis that begins at 0: above all values, with a round half; 1 when no value
 * is above 0.
 */
export function axisEnd(values: readonly number[]): number {
  const largest = Math.max(0, ...values);
  if (largest === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  const tenths =
    [10, 12, 16, 20, 24, 30, 40, 50, 60, 80].find((step) => (step * power) / 10 >= largest) ?? 100;
  return (tenths * power) / 10;
}

/**
 * Returns the parts of a whole, largest first, with shares in percent that add up to 100. Values
 * are above 0.
 */
export function sharesOf(bars: readonly Bar[]): readonly (Bar & { readonly percent: number })[] {
  const total = bars.reduce((sum, { value }) => sum + value, 0);
  const sorted = bars.toSorted((a, b) => b.value - a.value);
  const exact = sorted.map(({ value }) => (value / total) * 100);
  const missing = 100 - exact.reduce((sum, percent) => sum + Math.floor(percent), 0);
  // The rest after rounding down goes to those that lost most.
  const order = [...exact.keys()].toSorted((a, b) => fraction(exact[b]) - fraction(exact[a]) || a - b);
  const raised = new Set(order.slice(0, Math.round(missing)));
  return sorted.map((bar, index) => ({
    ...bar,
    percent: Math.floor(exact[index] ?? 0) + (raised.has(index) ? 1 : 0),
  }));
}

function fraction(value = 0): number {
  return value - Math.floor(value);
}
