import { compact } from '../../compact.ts';
import { flag } from '../../null-as-empty.ts';
import { number } from './attributes.ts';
import { coreBlock } from './block.ts';
import { blockStyle, styleAttributes } from './style.ts';

const schema = styleAttributes.extend({ ordered: flag, start: number, reversed: flag });

export const list = coreBlock('core/list', schema, (attributes, { children }, context) => {
  const items = context.read(children);
  if (items.length === 0) return null;

  return compact({
    isOrdered: attributes.ordered,
    start: Number.isInteger(attributes.start) ? attributes.start : undefined,
    isReversed: attributes.reversed || undefined,
    children: items,
    style: blockStyle(attributes, context),
  });
});
