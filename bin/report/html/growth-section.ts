import type { BuildHistory } from '../../../generator/rebuild/build-history.ts';
import { type Html, html } from '../../../generator/util/html-template.ts';
import type { Deployed } from '../../../sync/records.ts';
import { size } from '../figures.ts';
import { column, figure, figureColumn, section, table } from './section.ts';
import { count, grouped, moment } from './text.ts';

/** As many as a report has. */
const listed = 20;

const view = { width: 600, height: 90, margin: 6 };

/** The sizes of a site, the oldest first. */
export interface Growth {
  readonly thing: 'build' | 'deploy';
  readonly caption: string;
  /** The head of the first column. */
  readonly head: string;
  readonly rows: readonly GrowthRow[];
}

interface GrowthRow {
  readonly name: Html;
  readonly files: number;
  /** Undefined where it is not known. */
  readonly pages: number | undefined;
  readonly bytes: number | undefined;
}

/** Takes the growth from the last builds. */
export function buildGrowth(growth: BuildHistory): Growth {
  return {
    ...{ thing: 'build', head: 'Built for' },
    caption: 'The last builds that changed the site, the newest first',
    rows: growth.map(({ at, pages, files, bytes }) => ({ name: moment(at), pages, files, bytes })),
  };
}

/** Takes the growth from the last deploys, the newest first. */
export function deployGrowth(deploys: readonly Deployed[]): Growth {
  const rows = deploys.map(({ seq, at, pages, files, bytes, rollbackTo }) => {
    const again = rollbackTo === undefined ? '' : ` (deploy ${rollbackTo} again)`;
    return { name: html`${seq}${again}: ${moment(at)}`, pages, files, bytes };
  });
  return {
    ...{ thing: 'deploy', head: 'Deploy' },
    caption: 'The last deploys and since when they were live, the newest first',
    rows: rows.toReversed(),
  };
}

/** The last sizes of a site, the newest first, and a line of them. */
export function growthSection({ thing, caption, head, rows }: Growth): Html | null {
  const shown = rows.slice(-listed);
  if (shown.length === 0) return null;
  const cells = shown.map((row, index) => sizeRow(row, shown[index - 1])).reverse();
  return section(
    'growth',
    `Growth over the last ${thing}s`,
    sizeLine(
      shown.flatMap(({ bytes }) => bytes ?? []),
      thing,
    ),
    table({
      caption,
      head: [column(head), ...['Pages', 'Files', 'Size', 'Change'].map(figureColumn)],
      rows: cells,
    }),
  );
}

function sizeRow({ name, pages, files, bytes }: GrowthRow, before: GrowthRow | undefined): Html {
  const figures = [
    pages === undefined ? '–' : grouped(pages),
    grouped(files),
    bytes === undefined ? '–' : size(bytes),
    bytes === undefined || before?.bytes === undefined ? '–' : difference(bytes - before.bytes),
  ];
  return html`<tr><th scope="row">${name}</th>${figures.map(figure)}</tr>
`;
}

function difference(bytes: number): string {
  if (bytes === 0) return '0';
  return `${bytes > 0 ? '+' : '−'}${size(Math.abs(bytes))}`;
}

/** Draws the sizes from the oldest to the newest; one alone makes no line. */
function sizeLine(sizes: readonly number[], thing: string): Html | null {
  const [first] = sizes;
  const last = sizes.at(-1);
  if (first === undefined || last === undefined || sizes.length < 2) return null;
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  // Less than a fiftieth is no fall from the top to the bottom.
  const span = Math.max(most - least, most / 50, 1);
  const points = sizes.map((bytes, index) => {
    const x = view.margin + ((view.width - 2 * view.margin) * index) / (sizes.length - 1);
    const share = 0.5 + (bytes - (least + most) / 2) / span;
    const y = view.height - view.margin - share * (view.height - 2 * view.margin);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  const words = `Size over ${count(sizes.length, thing)}: from ${size(first)} to ${size(last)}`;
  const scale = `The line shows the differences only: its lowest point is ${size(least)}, its highest ${size(most)}.`;
  return html`<p>${words} (${difference(last - first)}). ${scale}</p>
<svg class="line" role="img" aria-label="${words}" viewBox="0 0 ${view.width} ${view.height}" preserveAspectRatio="none"><polyline points="${points.join(' ')}"/></svg>`;
}
