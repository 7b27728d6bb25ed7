import { defineSection } from './define-section.ts';
import { bar, listOf, needs, number, object, optional, requiredText, text } from './fields.ts';

const figure = object({
  value: requiredText,
  unit: text,
  label: requiredText,
  /** More than 1 for a goal that was passed. */
  progress: optional(number.min(0, 'must be 0 or more')),
  goal: text,
  trend: listOf(bar).refine((values) => values.length !== 1, 'needs two values or more'),
  source: text,
});

export const sustainability = defineSection({
  name: 'pier/sustainability',
  settings: object({ heading: text, text, figures: listOf(figure), source: text }).refine(
    ...needs('text', 'figures'),
  ),
  fill: ({ figures, ...settings }) => ({
    ...settings,
    figures: figures.map(({ trend, ...figure }) => (trend.length === 0 ? figure : { ...figure, trend })),
  }),
});
