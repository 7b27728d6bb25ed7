import type { Comparison, SiteResult, WatchResult } from './compare.ts';

/** The result of one site for the terminal, a line a figure. */
export function siteLines({ entries, pages, rounds, comparisons }: SiteResult): readonly string[] {
  const title = `${count(entries)} entries, ${count(pages)} pages; median of ${rounds}, 1 is the bare loop`;
  return [title, ...comparisons.map(lineOf(comparisons))];
}

/** The same of a site that was watched. */
export function watchLines({ entries, saves, comparisons }: WatchResult): readonly string[] {
  return [`${count(entries)} entries, watched; median of ${saves}`, ...comparisons.map(lineOf(comparisons))];
}

function count(number: number): string {
  return number.toLocaleString('en');
}

function lineOf(all: readonly Comparison[]): (comparison: Comparison) => string {
  const width = Math.max(...all.map(({ name }) => name.length));
  return ({ name, value, cpu, unit, budget, verdict }) =>
    [
      `  ${name.padEnd(width)}`,
      figure(value, unit).padStart(8),
      `budget ${figure(budget, unit)}`.padEnd(16),
      verdict.padEnd(10),
      cpu === undefined ? '' : `cpu ${figure(cpu, unit)}`,
    ]
      .join('  ')
      .trimEnd();
}

/** "1.25 ×", "600 MB", "150 ms"; a dash for what there is not. */
export function figure(value: number | null, unit: Comparison['unit']): string {
  if (value === null) return '–';
  return unit === 'times the bare loop' ? `${value.toFixed(2)} ×` : `${value} ${unit}`;
}
