import type { Report } from '../../../generator/site/report.ts';
import { type Html, html } from '../../../generator/util/html-template.ts';
import { seconds } from '../figures.ts';
import { bar, column, figure, figureColumn, section, table } from './section.ts';

/** The time of each stage, the longest first, with a bar that compares it with the whole. */
export function timeSection({ stages, totalMs }: Pick<Report, 'stages' | 'totalMs'>): Html | null {
  const rows = Object.entries(stages).sort(([, a], [, b]) => b - a);
  if (rows.length === 0) return null;
  const longest = Math.max(totalMs, ...rows.map(([, ms]) => ms));
  return section(
    'time',
    `Time: ${seconds(totalMs)}`,
    html`<p>Stages overlap: together they may take longer than the whole build.</p>`,
    table({
      caption: 'Time by stage',
      head: [column('Stage'), figureColumn('Time'), column('Share of the whole time')],
      rows: rows.map(
        ([stage, ms]) =>
          html`<tr><th scope="row">${stage}</th>${figure(seconds(ms))}<td class="bars">${bar(ms, longest)}</td></tr>
`,
      ),
    }),
  );
}
