import { styleText } from 'node:util';
import type { Report } from '../../generator/site/report.ts';
import { groupedLines } from './problem-lines.ts';
import { rebuiltLines } from './rebuilt-lines.ts';

/** Formats the result of a build, as the last lines of its output. */
export function summaryLines(report: Report, outDir: string): readonly string[] {
  const total = Object.values(report.pages).reduce((sum, count) => sum + count, 0);
  const { count, retries, bytes } = report.requests;
  return [
    `${mark('green', '✔')} ${total} pages in ${outDir}, for ${report.now}`,
    ...columns([
      ['Pages', list(report.pages)],
      ['Files', `${report.files}, ${size(report.bytes)}`],
      [
        'Requests',
        `${count} to ${report.source}, ${size(bytes)}${retries === 0 ? '' : `, ${retries} repeated`}`,
      ],
      ['Skipped', list(nonZero(report.leftOut)) || 'nothing'],
      ['Allowed', list(nonZero(report.passed)) || 'nothing'],
      [
        'Time',
        Object.entries(report.stages)
          .map(([stage, ms]) => `${stage} ${seconds(ms)}`)
          .join(', '),
      ],
    ]),
    ...(report.rebuilt ? rebuiltLines(report.rebuilt) : []),
    ...warningLines(report),
  ];
}

function warningLines({ warnings }: Report): readonly string[] {
  if (warnings.length === 0) return ['  No warnings'];
  return [
    `${mark('yellow', '▲')} ${warnings.length} ${warnings.length === 1 ? 'warning' : 'warnings'}`,
    ...groupedLines(warnings),
  ];
}

function columns(rows: readonly (readonly [string, string])[]): readonly string[] {
  return rows.map(([name, value]) => `  ${name.padEnd(9)} ${value}`);
}

function nonZero(counts: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

function list(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
}

function size(bytes: number): string {
  const mega = bytes / 1_000_000;
  return mega >= 1 ? `${mega.toFixed(1)} MB` : `${(bytes / 1000).toFixed(1)} kB`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

function mark(color: 'green' | 'yellow', symbol: string): string {
  return styleText(color, symbol, { stream: process.stdout });
}
