import * as z from 'zod';
import { compact } from '../compact.ts';
import { defineSection } from './define-section.ts';
import { linkOf, listOf, namedLink, requiredText, text } from './fields.ts';

const figure = z.object({ value: requiredText, label: requiredText, note: text });
const bar = z.object({ label: requiredText, value: z.number() });
const chart = z.object({ title: requiredText, unit: text, bars: listOf(bar) });

export const leasingStatistics = defineSection({
  name: 'pier/leasing-statistics',
  settings: z.object({
    heading: text,
    text,
    figures: listOf(figure),
    charts: listOf(chart),
    contact: namedLink,
  }),
  fill: ({ heading, text, figures, charts, contact }, { resolve }) =>
    figures.length + charts.length === 0
      ? null
      : compact({
          heading,
          text,
          figures: figures.map(compact),
          charts: charts.filter(({ bars }) => bars.length > 0).map(compact),
          contact: linkOf(contact, resolve),
        }),
});
