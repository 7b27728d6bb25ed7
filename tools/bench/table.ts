import type { Comparison, SiteResult } from './compare.ts';

/** The result of one site for the terminal, a line a figure. */
export function tableLines({ entries, pages, rounds, comparisons }: SiteResult): readonly string[] {
  const width = Math.max(...comparisons.map(({ name }) => name.length));
  const lines = comparisons.map(({ name, value, cpu, unit, budget, verdict }) =>
    [
      `  ${name.padEnd(width)}`,
      figure(value, unit).padStart(8),
      `budget ${figure(budget, unit)}`.padEnd(16),
      verdict.padEnd(12),
      cpu === undefined ? '' : `cpu ${figure(cpu, unit)}`,
    ]
      .join('  ')
      .trimEnd(),
  );
  const title = `${entries.toLocaleString('en')} entries, ${pages.toLocaleString('en')} pages; median of ${rounds}, 1 is the bare loop`;
  return [title, ...lines];
}

/** "1.25 ×", "600 MB", "150 ms"; a dash for what there is not. */
export function figure(value: number | null, unit: Comparison['unit']): string {
  if (value === null) return '–';
  return unit === 'times the bare loop' ? `${value.toFixed(2)} ×` : `${value} ${unit}`;
}
