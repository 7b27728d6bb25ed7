import type { BuildFigures, BuildHistory } from '../../../generator/rebuild/build-history.ts';
import { type Html, html } from '../../../generator/util/html-template.ts';
import { size } from '../figures.ts';
import { column, figure, figureColumn, section, table } from './section.ts';
import { count, grouped, moment } from './text.ts';

/** As many as a report has. */
const listed = 20;

const view = { width: 600, height: 90, margin: 6 };

/** The last builds that changed the site, the newest first, and a line of their sizes. */
export function growthSection(growth: BuildHistory): Html | null {
  const builds = growth.slice(-listed);
  if (builds.length === 0) return null;
  const head = [column('Built for'), ...['Pages', 'Files', 'Size', 'Change'].map(figureColumn)];
  const rows = builds.map((build, index) => buildRow(build, builds[index - 1])).reverse();
  return section(
    'growth',
    'Growth over the last builds',
    sizeLine(builds),
    table({ caption: 'The last builds that changed the site, the newest first', head, rows }),
  );
}

function buildRow({ at, pages, files, bytes }: BuildFigures, before: BuildFigures | undefined): Html {
  const figures = [
    grouped(pages),
    grouped(files),
    size(bytes),
    before ? difference(bytes - before.bytes) : '–',
  ];
  return html`<tr><th scope="row">${moment(at)}</th>${figures.map(figure)}</tr>
`;
}

function difference(bytes: number): string {
  if (bytes === 0) return '0';
  return `${bytes > 0 ? '+' : '−'}${size(Math.abs(bytes))}`;
}

/** Draws the sizes from the oldest to the newest; one build alone makes no line. */
function sizeLine(builds: BuildHistory): Html | null {
  const sizes = builds.map(({ bytes }) => bytes);
  const [first] = sizes;
  const last = sizes.at(-1);
  if (first === undefined || last === undefined || sizes.length < 2) return null;
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const points = sizes.map((bytes, index) => {
    const x = view.margin + ((view.width - 2 * view.margin) * index) / (sizes.length - 1);
    const share = most === least ? 0.5 : (bytes - least) / (most - least);
    const y = view.height - view.margin - share * (view.height - 2 * view.margin);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  const words = `Size over ${count(sizes.length, 'build')}: from ${size(first)} to ${size(last)}`;
  const scale = `The line shows the differences only: its lowest point is ${size(least)}, its highest ${size(most)}.`;
  return html`<p>${words} (${difference(last - first)}). ${scale}</p>
<svg class="line" role="img" aria-label="${words}" viewBox="0 0 ${view.width} ${view.height}" preserveAspectRatio="none"><polyline points="${points.join(' ')}"/></svg>`;
}
