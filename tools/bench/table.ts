import type { SiteResult } from './compare.ts';
import type { ContentResult } from './compare-content.ts';
import type { CrawlResult } from './compare-crawl.ts';
import type { FirstResult } from './compare-first.ts';
import type { PictureResult } from './compare-pictures.ts';
import type { ShardsResult } from './compare-shards.ts';
import type { SyncResult } from './compare-sync.ts';
import type { WatchResult } from './compare-watch.ts';
import type { WordpressResult } from './compare-wordpress.ts';
import type { Comparison } from './comparison.ts';

/** Figures below a title. */
export interface Table {
  readonly title: string;
  readonly comparisons: readonly Comparison[];
  readonly notes?: readonly string[];
}

export function siteTable(result: SiteResult): Table {
  const { shape, entries, pages, ownPages, rounds, comparisons, problems } = result;
  const size = `${count(entries)} entries (${shape}), ${count(ownPages)} pages, ${count(pages)} of the bare loop`;
  return { title: `${size}; median of ${rounds}`, comparisons, notes: problems };
}

export function watchTable({ shape, entries, saves, comparisons }: WatchResult): Table {
  return { title: `${count(entries)} entries (${shape}), watched; median of ${saves}`, comparisons };
}

export function pictureTable({ pictures, megapixels, rounds, comparisons, problems }: PictureResult): Table {
  const title = `${pictures} pictures in all widths, ${megapixels} megapixels; median of ${rounds}`;
  return { title, comparisons, notes: problems };
}

export function firstTable({ rounds, comparisons }: FirstResult): Table {
  return { title: `The first build after an installation, processor time; median of ${rounds}`, comparisons };
}

export function syncTable({ pages, mostPages, rounds, comparisons }: SyncResult): Table {
  const title = `${count(pages)} pages, and ${count(mostPages)} for the most memory; median of ${rounds}`;
  return { title, comparisons };
}

export function wordpressTable({ entries, versions, comparisons }: WordpressResult): Table {
  return { title: `${count(entries)} entries of a real WordPress; ${versions}`, comparisons };
}

export function shardsTable({
  shape,
  entries,
  pages,
  hasPictures,
  rounds,
  comparisons,
}: ShardsResult): Table {
  const what = hasPictures ? 'all pictures are made' : 'pictures are ready';
  const title = `${count(entries)} entries (${shape}), ${count(pages)} pages; ${what}; processor time, median of ${rounds}`;
  return { title, comparisons };
}

export function contentTable({ entries, pages, comparisons }: ContentResult): Table {
  return { title: `${count(entries)} entries with small bodies, ${count(pages)} pages`, comparisons };
}

export function crawlTable({ entries, comparisons }: CrawlResult): Table {
  return { title: `${count(entries)} entries with small bodies`, comparisons };
}

export function doubledTable(comparisons: readonly Comparison[]): Table {
  return { title: 'Twice the entries', comparisons };
}

/** A table for the terminal, a line a figure. */
export function tableLines({ title, comparisons, notes = [] }: Table): readonly string[] {
  const width = Math.max(...comparisons.map(({ name }) => name.length));
  const lines = comparisons.map(({ name, value, cpu, seconds, unit, budget, verdict }) =>
    [
      `  ${name.padEnd(width)}`,
      figure(value, unit).padStart(12),
      `budget ${figure(budget, unit)}`.padEnd(20),
      verdict.padEnd(10),
      seconds === undefined ? '' : `${seconds} s`,
      cpu === undefined ? '' : `cpu ${figure(cpu, unit)}`,
    ]
      .join('  ')
      .trimEnd(),
  );
  return [title, ...lines, ...notes.map((note) => `  ${note}`)];
}

/** The same in Markdown. */
export function tableMarkdown({ title, comparisons, notes = [] }: Table): string {
  const rows = comparisons.map(
    ({ name, value, cpu, seconds, unit, budget }) =>
      `| ${name} | ${figure(value, unit)} | ${figure(budget, unit)} | ${cpu === undefined ? '' : figure(cpu, unit)} | ${seconds ?? ''} |`,
  );
  return [
    `### ${title}`,
    '',
    '| | | Budget | Processor time | Seconds |',
    '|---|---|---|---|---|',
    ...rows,
    ...notes.flatMap((note) => ['', note]),
  ].join('\n');
}

/** "1.25 ×", "600 MB", "150 ms", "16 requests"; a dash for what there is not. */
export function figure(value: number | null, unit: Comparison['unit']): string {
  if (value === null) return '–';
  return unit.startsWith('times') ? `${value.toFixed(2)} ×` : `${value} ${unit}`;
}

function count(number: number): string {
  return number.toLocaleString('en');
}
