import * as z from 'zod';
import { compact } from '../../util/omit-undefined.ts';
import { callTo } from '../phone.ts';
import { defineSection } from './define-section.ts';
import {
  bar,
  linkOf,
  listOf,
  namedLink,
  needs,
  object,
  optional,
  requiredListOf,
  requiredText,
  text,
} from './fields.ts';

const figure = object({ value: requiredText, label: requiredText, note: text });
/** A chart without one is drawn as bars. */
const chartType = optional(
  z.enum(['bars', 'columns', 'line', 'donut'], 'must be "bars", "columns", "line" or "donut"'),
);
const chart = object({
  title: requiredText,
  type: chartType,
  unit: text,
  source: text,
  bars: requiredListOf(bar),
});
const space = object({
  name: requiredText,
  text,
  size: text,
  rent: text,
  available: text,
  more: namedLink,
});

/** Shows figures, charts and free spaces for tenants. */
export const leasingStatistics = defineSection({
  name: 'pier/leasing-statistics',
  settings: object({
    heading: text,
    text,
    figures: listOf(figure),
    charts: listOf(chart),
    spaces: listOf(space),
    contact: namedLink,
  }).refine(...needs('text', 'figures', 'charts', 'spaces', 'contact')),
  fill: ({ spaces, contact, ...settings }, { resolve, context }) =>
    compact({
      ...settings,
      spaces:
        spaces.length === 0
          ? undefined
          : spaces.map(({ more, ...known }) => compact({ ...known, more: linkOf(more, resolve) })),
      contact: linkOf(contact, resolve),
      call: contact && callTo(context),
    }),
});
