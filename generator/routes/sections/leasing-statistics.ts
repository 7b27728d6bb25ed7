import * as z from 'zod';
import { compact } from '../../util/omit-undefined.ts';
import { defineSection } from './define-section.ts';
import { bar, linkOf, listOf, namedLink, requiredText, text } from './fields.ts';

const figure = z.object({ value: requiredText, label: requiredText, note: text });
/** Unknown chart types of a later editor are drawn as bars. */
const chartType = z.enum(['bars', 'columns', 'line', 'donut']).optional().catch(undefined);
const chart = z.object({ title: requiredText, type: chartType, unit: text, source: text, bars: listOf(bar) });
const space = z.object({
  name: requiredText,
  text,
  size: text,
  rent: text,
  available: text,
  more: namedLink,
});

/** Shows figures, charts and free spaces for tenants. A contact alone is not enough. */
export const leasingStatistics = defineSection({
  name: 'pier/leasing-statistics',
  settings: z.object({
    heading: text,
    text,
    figures: listOf(figure),
    charts: listOf(chart),
    spaces: listOf(space),
    contact: namedLink,
  }),
  fill: ({ heading, text, figures, charts, spaces, contact }, { resolve }) =>
    figures.length + charts.length + spaces.length === 0
      ? null
      : compact({
          heading,
          text,
          figures: figures.map(compact),
          charts: charts.filter(({ bars }) => bars.length > 0).map(compact),
          spaces:
            spaces.length === 0
              ? undefined
              : spaces.map(({ more, ...known }) => compact({ ...known, more: linkOf(more, resolve) })),
          contact: linkOf(contact, resolve),
        }),
});
