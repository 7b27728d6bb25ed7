import { styleText } from 'node:util';
import type { Report } from '../../generator/site/report.ts';
import { explanationLine, explanationLines } from './explanation-lines.ts';
import { count, minute, seconds, size } from './figures.ts';
import { groupedLines } from './problem-lines.ts';

export interface SummaryOptions {
  /** The output folder as the reader names it. */
  readonly outDir: string;
  /** The site is that of the embedded demo. Default: no. */
  readonly isDemo?: boolean;
  /** The command that serves the folder. */
  readonly serve: string;
  /** The moment to build for was given, as for the demo: what is due is not due by the clock on the wall. */
  readonly hasFixedClock?: boolean;
  readonly isVerbose?: boolean;
}

/**
 * Describes a build: first the warnings, one cause after the other, then at most six lines: pages,
 * changes, warnings, the next due date, and how to view the site. `isVerbose` adds pages by
 * template, requests, every change with its consequences, and times.
 */
export function summaryLines(report: Report, options: SummaryOptions): readonly string[] {
  const { now, rebuilt, warnings } = report;
  const { outDir, serve, isDemo = false, hasFixedClock = false, isVerbose = false } = options;
  return [
    ...groupedLines(warnings).map((line) => line.replace('  •', `  ${style('yellow', '•')}`)),
    `${style('green', '✔')} ${pageCount(report)} pages, ${report.files} files (${size(report.bytes)}) in ${outDir}`,
    ...columns([
      ...(rebuilt ? changeRows(rebuilt, isVerbose) : []),
      ['Warnings', warnings.length === 0 ? 'none' : warningCount(report)],
      ...(rebuilt?.nextChange
        ? [
            [
              'Next due',
              `${nextDue(rebuilt.nextChange)}${hasFixedClock ? `; built for ${minute(now)}` : ''}`,
            ] as const,
          ]
        : []),
      ['View', serve],
      ...(isDemo ? [['Demo', demoNotice(now)] as const] : []),
    ]),
    ...(isVerbose ? detailLines(report) : []),
  ];
}

/** Says whose pier a checkout without an address shows, and on which day. */
function demoNotice(now: string): string {
  return `the invented Halyard Pier, as on ${now.slice(0, 10)}; npx boardwalk init ../my-pier makes the folder of yours`;
}

type Row = readonly [name: string, value: string];

/** The changes, and the first of their causes; `isVerbose` lists all of them below. */
function changeRows(rebuilt: NonNullable<Report['rebuilt']>, isVerbose: boolean): readonly Row[] {
  const { written, removed, kept, rendered, changes } = rebuilt;
  const [first, ...others] = changes;
  const more = others.length === 0 ? '' : `; ${others.length} more with --verbose`;
  return [
    [
      'Changed',
      `${count(written, 'file')} written, ${removed} removed, ${kept} kept; ${count(rendered, 'page')} rendered`,
    ],
    ...(first && !isVerbose ? [['Because', `${explanationLine(first)}${more}`] as const] : []),
  ];
}

function warningCount({ warnings, passed }: Report): string {
  const byCheck = list(nonZero(passed));
  return byCheck === '' ? `${warnings.length}, see above` : `${warnings.length}, see above (${byCheck})`;
}

function nextDue({ at, why }: { readonly at: string; readonly why: string }): string {
  return `${minute(at)}, when ${why}`;
}

function detailLines(report: Report): readonly string[] {
  const { rebuilt, requests, source, now } = report;
  const repeated = requests.retries === 0 ? '' : `, ${requests.retries} repeated`;
  return [
    ...columns([
      ['Built for', now],
      ['Pages', list(report.pages)],
      ['Requests', `${requests.count} to ${source}, ${size(requests.bytes)}${repeated}`],
      ['Skipped', list(nonZero(report.skipped)) || 'nothing'],
      [
        'Time',
        Object.entries(report.stages)
          .map(([stage, ms]) => `${stage} ${seconds(ms)}`)
          .join(', '),
      ],
    ]),
    ...(rebuilt ? explanationLines(rebuilt.changes) : []),
  ];
}

function pageCount({ pages }: Report): number {
  return Object.values(pages).reduce((sum, count) => sum + count, 0);
}

function columns(rows: readonly Row[]): readonly string[] {
  return rows.map(([name, value]) => `  ${style('dim', name.padEnd(9))} ${value}`);
}

function nonZero(counts: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

function list(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
}

function style(format: 'green' | 'yellow' | 'dim', text: string): string {
  return styleText(format, text, { stream: process.stdout });
}
