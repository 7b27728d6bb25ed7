import * as z from 'zod';
import type { Phase } from '../../../templates/sections/Timeline.tsx';
import { endOf, monthSpan, parseLocal } from '../../content/dates.ts';
import { compact } from '../../util/omit-undefined.ts';
import { defineSection, type Filling } from './define-section.ts';
import { image, linkOf, listOf, namedLink, pictureOf, requiredText, text } from './fields.ts';

const phase = z.object({ title: requiredText, start: text, end: text, text, image, more: namedLink });

/**
 * Shows a work in phases. Past, current and future phases follow from the dates, without an edit.
 */
export const timeline = defineSection({
  name: 'pier/timeline',
  settings: z.object({ heading: text, text, phases: listOf(phase) }),
  fill: ({ heading, text, phases }, filling) =>
    phases.length === 0
      ? null
      : compact({
          heading,
          text,
          phases: phases.map(
            ({ title, start, end, text, image, more }): Phase =>
              compact({
                title,
                ...datesOf({ title, start, end }, filling),
                text,
                picture: pictureOf(image, filling.resolve),
                more: linkOf(more, filling.resolve),
              }),
          ),
        }),
});

interface Span {
  readonly title: string;
  readonly start: string | undefined;
  readonly end: string | undefined;
}

function datesOf({ title, start, end }: Span, { context, warn }: Filling): Pick<Phase, 'period' | 'state'> {
  const { timeZone } = context.content.settings;
  const read = (date: string | undefined) => {
    const day = date === undefined ? null : parseLocal(date, timeZone);
    if (date !== undefined && day === null) {
      warn({
        message: `"${date}" is not a date`,
        field: 'pier/timeline',
        hint: 'Write it as 2026-12-24.',
      });
    }
    return day;
  };
  const from = read(start);
  const to = read(end);
  if (from === null) return {};
  const { hasCome } = context.clock;
  const isOver = to !== null && hasCome(endOf(to, null), `the phase "${title}" ends`);
  const hasBegun = hasCome(from, `the phase "${title}" begins`);
  return {
    period: monthSpan(from, to),
    state: isOver ? 'done' : hasBegun ? 'under way' : 'to come',
  };
}
