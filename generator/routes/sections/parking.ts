import { defineSection } from './define-section.ts';
import { cell, listOf, needs, number, object, optional, requiredText, text } from './fields.ts';

const lot = object({
  name: requiredText,
  address: text,
  spaces: optional(number.int('must be a whole number').min(0, 'must be 0 or more')),
  rates: listOf(object({ label: requiredText, price: cell })),
  note: text,
  walk: text,
});

export const parking = defineSection({
  name: 'pier/parking',
  settings: object({ heading: text, text, lots: listOf(lot) }).refine(...needs('text', 'lots')),
  fill: (settings) => settings,
});
