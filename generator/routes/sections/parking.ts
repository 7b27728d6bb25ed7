import { compact } from '../../util/omit-undefined.ts';
import { defineSection } from './define-section.ts';
import {
  address,
  cell,
  hrefOfSetting,
  listOf,
  needs,
  number,
  object,
  optional,
  requiredText,
  text,
} from './fields.ts';

const spaces = optional(number.int('must be a whole number').min(0, 'must be 0 or more'));
const lot = object({
  name: requiredText,
  address: text,
  spaces,
  accessible: spaces,
  charging: spaces,
  rates: listOf(object({ label: requiredText, price: cell })),
  pay: optional(address),
  note: text,
  walk: text,
});

export const parking = defineSection({
  name: 'pier/parking',
  settings: object({ heading: text, text, lots: listOf(lot) }).refine(...needs('text', 'lots')),
  fill: ({ lots, ...settings }, { context, resolve }) =>
    compact({
      ...settings,
      lots: lots.map(({ pay, ...known }) => compact({ ...known, pay: hrefOfSetting(pay, resolve) })),
      occupancy: context.config.parking?.occupancy,
    }),
});
