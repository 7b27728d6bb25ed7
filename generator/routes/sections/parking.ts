import * as z from 'zod';
import { compact } from '../../util/omit-undefined.ts';
import { defineSection } from './define-section.ts';
import { listOf, requiredText, text } from './fields.ts';

const lot = z.object({
  name: requiredText,
  address: text,
  spaces: z.number().int().min(0).optional(),
  rates: listOf(z.object({ label: requiredText, price: requiredText })),
  note: text,
  walk: text,
});

export const parking = defineSection({
  name: 'pier/parking',
  settings: z.object({ heading: text, text, lots: listOf(lot) }),
  fill: ({ heading, text, lots }) =>
    lots.length === 0 ? null : compact({ heading, text, lots: lots.map(compact) }),
});
