import * as z from 'zod';
import { compact } from '../../util/omit-undefined.ts';
import { defineSection } from './define-section.ts';
import { bar, listOf, requiredText, text } from './fields.ts';

const figure = z.object({
  value: requiredText,
  unit: text,
  label: requiredText,
  progress: z.number().min(0).max(1).optional(),
  goal: text,
  trend: listOf(bar),
  source: text,
});

export const sustainability = defineSection({
  name: 'pier/sustainability',
  settings: z.object({ heading: text, text, figures: listOf(figure), source: text }),
  fill: ({ heading, text, figures, source }) =>
    figures.length === 0
      ? null
      : compact({
          heading,
          text,
          figures: figures.map(({ trend, ...figure }) =>
            compact({ ...figure, trend: trend.length < 2 ? undefined : trend }),
          ),
          source,
        }),
});
