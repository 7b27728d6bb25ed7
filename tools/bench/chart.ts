import type { SiteResult } from './compare.ts';
import type { Comparison } from './comparison.ts';
import { figure } from './table.ts';

const width = 720;
const labelWidth = 190;
const valueWidth = 70;
const rowHeight = 26;
const titleHeight = 44;

/**
 * Draws the ratios of all sites as bars, the bare loop as a line at 1 and budgets as marks: a whole svg file, readable on
 * a light and a dark page.
 */
export function drawChart(results: readonly SiteResult[]): string {
  const charts = results.map((result) => ({
    title: `${result.entries.toLocaleString('en')} entries (${result.shape})`,
    rows: result.comparisons.filter(isRatio).filter(({ name }) => name !== 'bare loop'),
  }));
  const longest = Math.max(1.25, ...charts.flatMap(({ rows }) => rows.map(({ value }) => value)));
  const scale = (width - labelWidth - valueWidth) / longest;
  let top = 0;
  const groups = charts.map(({ title, rows }) => {
    const group = drawGroup({ title, rows, scale });
    const moved = `<g transform="translate(0 ${top})">${group}</g>`;
    top += titleHeight + rows.length * rowHeight;
    return moved;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top + 30}" role="img" aria-label="Build times as ratios of a bare loop">
<style>${styles}</style>
${groups.join('\n')}
<text class="note" x="${labelWidth}" y="${top + 18}">Line: the bare loop of the same run, 1. Mark: budget. Shorter is faster.</text>
</svg>
`;
}

const styles = `
text { font: 13px system-ui, sans-serif; fill: #1d2733 }
.title { font-weight: 600; font-size: 15px }
.note { font-size: 12px }
.bar { fill: #2f6f9f }
.loop { stroke: #1d2733; stroke-dasharray: 3 3 }
.budget { stroke: #b4451f; stroke-width: 3 }
@media (prefers-color-scheme: dark) {
  text { fill: #e8edf2 }
  .bar { fill: #6fb1de }
  .loop { stroke: #e8edf2 }
  .budget { stroke: #ff9d75 }
}
`;

function isRatio({ unit }: Comparison): boolean {
  return unit === 'times the bare loop';
}

interface Group {
  readonly title: string;
  readonly rows: readonly Comparison[];
  /** Pixels for a ratio of 1. */
  readonly scale: number;
}

function drawGroup({ title, rows, scale }: Group): string {
  const loopX = Math.round(labelWidth + scale);
  const end = titleHeight + rows.length * rowHeight;
  return [
    `<text class="title" x="0" y="26">${title}</text>`,
    ...rows.map((row, index) => drawRow(row, { top: titleHeight + index * rowHeight, scale })),
    `<line class="loop" x1="${loopX}" y1="${titleHeight - 6}" x2="${loopX}" y2="${end}"/>`,
  ].join('\n');
}

function drawRow(
  { name, value, unit, budget }: Comparison,
  { top, scale }: { readonly top: number; readonly scale: number },
): string {
  const length = Math.round(value * scale);
  const budgetX = Math.round(labelWidth + (budget ?? 0) * scale);
  return [
    `<text x="${labelWidth - 10}" y="${top + 14}" text-anchor="end">${name}</text>`,
    `<rect class="bar" x="${labelWidth}" y="${top}" width="${length}" height="18"/>`,
    budget === null
      ? ''
      : `<line class="budget" x1="${budgetX}" y1="${top - 3}" x2="${budgetX}" y2="${top + 21}"/>`,
    `<text x="${Math.max(labelWidth + length, budgetX) + 8}" y="${top + 14}">${figure(value, unit)}</text>`,
  ].join('');
}
