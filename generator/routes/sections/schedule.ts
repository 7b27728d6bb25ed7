import * as z from 'zod';
import { dayLabel, endOf, parseLocal } from '../../content/dates.ts';
import { compact } from '../../util/omit-undefined.ts';
import { defineSection } from './define-section.ts';
import { listOf, requiredText, text } from './fields.ts';

/** Shows opening hours. Exceptions are shown from today on. */
export const schedule = defineSection({
  name: 'pier/schedule',
  settings: z.object({
    heading: text,
    rows: listOf(z.object({ days: requiredText, hours: requiredText, note: text })),
    exceptions: listOf(z.object({ date: requiredText, hours: requiredText, note: text })),
  }),
  fill: ({ heading, rows, exceptions }, { context, warn }) => {
    const { timeZone } = context.content.settings;
    const upcoming = exceptions.flatMap(({ date, hours, note }) => {
      const day = parseLocal(date, timeZone);
      if (day === null) {
        warn({
          message: `"${date}" is not a date`,
          field: 'pier/schedule',
          hint: 'Write it as 2026-12-24.',
        });
        return [];
      }
      return context.clock.hasCome(endOf(day, null), `the opening hours of ${date} are over`)
        ? []
        : compact({ date: dayLabel(day), hours, note });
    });
    return rows.length + upcoming.length === 0
      ? null
      : compact({ heading, rows: rows.map(compact), exceptions: upcoming });
  },
});
