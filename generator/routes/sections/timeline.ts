import type * as z from 'zod';
import type { Phase, PhaseState } from '../../../templates/sections/Timeline.tsx';
import { parsePeriod, periodSpan } from '../../content/periods.ts';
import { compact } from '../../util/omit-undefined.ts';
import { defineSection, type Filling } from './define-section.ts';
import {
  image,
  linkOf,
  listOf,
  namedLink,
  needs,
  object,
  optional,
  period,
  pictureOf,
  requiredText,
  text,
} from './fields.ts';

const phase = object({
  title: requiredText,
  start: optional(period),
  end: optional(period),
  text,
  image,
  more: namedLink,
}).refine(({ start = '', end }) => end === undefined || end >= start.slice(0, end.length), {
  path: ['end'],
  error: 'is before start',
});

/**
 * Shows a work in phases. Past, current and future phases follow from the dates, without an edit.
 */
export const timeline = defineSection({
  name: 'pier/timeline',
  settings: object({ heading: text, text, phases: listOf(phase) }).refine(...needs('text', 'phases')),
  fill: ({ heading, text, phases }, filling) =>
    compact({
      heading,
      text,
      phases: phases.map((one): Phase => {
        const { title, text, image, more } = one;
        return compact({
          title,
          ...datesOf(one, filling),
          text,
          picture: pictureOf(image, filling),
          more: linkOf(more, filling.resolve),
        });
      }),
    }),
});

function datesOf(
  { title, start, end }: z.output<typeof phase>,
  { context }: Filling,
): Pick<Phase, 'period' | 'state'> {
  const { settings } = context.content;
  const [from, to] = [start, end].map((date) =>
    date === undefined ? null : parsePeriod(date, settings.timeZone),
  );
  if (from == null && to == null) return {};
  const { hasCome } = context.clock;
  const isOver = to != null && hasCome(to.end, `the phase "${title}" ends`);
  const hasBegun = from == null || hasCome(from.start, `the phase "${title}" begins`);
  const state: PhaseState = isOver ? 'done' : hasBegun ? 'under way' : 'to come';
  return compact({ period: periodSpan(from ?? null, to ?? null, settings, context.words), state });
}
