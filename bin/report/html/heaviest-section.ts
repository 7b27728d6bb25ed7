import type { HeaviestFiles, WeighedFile } from '../../../generator/publish/heaviest.ts';
import { type Html, html } from '../../../generator/util/html-template.ts';
import { size } from '../figures.ts';
import { column, figure, figureColumn, section, table } from './section.ts';
import { pathLink } from './text.ts';

/** As many as a report has. */
const listed = 10;

/** The heaviest pages and pictures, side by side where there is room. */
export function heaviestSection({ pages, pictures }: HeaviestFiles, site: string): Html | null {
  const tables = [
    ...weighedTable('Heaviest pages', pages, site),
    ...weighedTable('Heaviest pictures', pictures, site),
  ];
  if (tables.length === 0) return null;
  return section(
    'heaviest',
    'Heaviest pages and pictures',
    html`<p>Sizes without compression; of pages, the html.</p>`,
    html`<div class="pair">${tables}</div>`,
  );
}

function weighedTable(name: string, files: readonly WeighedFile[], site: string): readonly Html[] {
  if (files.length === 0) return [];
  const rows = files.slice(0, listed).map(
    ({ path, bytes }) =>
      html`<tr><th scope="row" class="path">${pathLink(path, site)}</th>${figure(size(bytes))}</tr>
`,
  );
  const head = [column('Path'), figureColumn('Size')];
  return [html`<div><h3>${name}</h3>${table({ caption: name, head, rows })}</div>`];
}
