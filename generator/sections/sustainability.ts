import * as z from 'zod';
import { compact } from '../compact.ts';
import { defineSection } from './define-section.ts';
import { listOf, requiredText, text } from './fields.ts';

const figure = z.object({
  value: requiredText,
  label: requiredText,
  progress: z.number().min(0).max(1).optional(),
  goal: text,
});

export const sustainability = defineSection({
  name: 'pier/sustainability',
  settings: z.object({ heading: text, text, figures: listOf(figure) }),
  fill: ({ heading, text, figures }) =>
    figures.length === 0 ? null : compact({ heading, text, figures: figures.map(compact) }),
});
