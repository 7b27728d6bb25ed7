import { dayLabel } from '../../content/dates.ts';
import { compact } from '../../util/omit-undefined.ts';
import { dayToCome } from '../places/opening-times.ts';
import { defineSection } from './define-section.ts';
import { cell, day, listOf, needs, object, requiredText, text } from './fields.ts';

/** Shows opening hours. Exceptions are shown from today on. */
export const schedule = defineSection({
  name: 'pier/schedule',
  settings: object({
    heading: text,
    rows: listOf(object({ days: requiredText, hours: cell, note: text })),
    exceptions: listOf(object({ date: day, hours: cell, note: text })),
  }).refine(...needs('rows', 'exceptions')),
  fill: ({ heading, rows, exceptions }, { context }) => {
    const upcoming = exceptions.flatMap(({ date, hours, note }) => {
      const day = dayToCome(date, context);
      return day === null ? [] : compact({ date: dayLabel(day, context.content.settings), hours, note });
    });
    return rows.length + upcoming.length === 0 ? null : compact({ heading, rows, exceptions: upcoming });
  },
});
