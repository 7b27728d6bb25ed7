import type { LighthouseScores } from './check-lighthouse.ts';
import { type Finding, groupFindings } from './finding.ts';
import type { PageWeight } from './weigh-pages.ts';

/** The findings for the terminal: what, where, and what to do. */
export function findingLines(findings: readonly Finding[]): readonly string[] {
  return groupFindings(findings).flatMap(({ check, rule, element, message, hint, pages }) => [
    `✖ ${check} ${rule}: ${message}`,
    `    on ${nameSome(pages)}${element === '' ? '' : `: ${element}`}`,
    `    → ${hint}`,
  ]);
}

function nameSome(pages: readonly string[]): string {
  const [first = ''] = pages;
  return pages.length === 1 ? first : `${first} and ${pages.length - 1} more`;
}

/** Kilobytes by kind of page. */
export function weightLines(weights: readonly PageWeight[]): readonly string[] {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  return alignColumns([
    [
      'kB, brotli, cold at 390 px',
      'html',
      'css',
      'script',
      'clock',
      'fonts',
      'chunks',
      'pictures',
      'in view',
      'shift',
    ],
    ...weights.map(({ kind, layoutShift, ...bytes }) => [
      kind,
      ...[bytes.html, bytes.css, bytes.script, bytes.clock, bytes.fonts, bytes.chunks, bytes.pictures].map(
        kilobytes,
      ),
      kilobytes(bytes.picturesInView),
      String(layoutShift),
    ]),
  ]);
}

export function scoreLines(scores: readonly LighthouseScores[]): readonly string[] {
  return alignColumns([
    [
      'Lighthouse, mobile',
      'performance',
      'accessibility',
      'best practices',
      'seo',
      'LCP ms',
      'TBT ms',
      'CLS',
    ],
    ...scores.map((score) => [
      score.kind,
      ...[
        score.performance,
        score.accessibility,
        score.bestPractices,
        score.seo,
        score.largestContentfulPaintMs,
        score.totalBlockingTimeMs,
        score.cumulativeLayoutShift,
      ].map(String),
    ]),
  ]);
}

/** The first column to the left, all others, which are numbers, to the right. */
function alignColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
}
