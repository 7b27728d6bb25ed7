import { compact } from '../../util/omit-undefined.ts';
import { flag, raw as text } from '../kinds/field-schemas.ts';
import { number, oneOf } from './attributes.ts';
import { coreBlock } from './block.ts';
import { blockStyle, styleAttributes } from './style.ts';

const schema = styleAttributes.extend({ ordered: flag, start: number, reversed: flag, type: text });

// The spelling of the editor.
const markers = ['lower-alpha', 'upper-alpha', 'lower-roman', 'upper-roman'] as const;

export const list = coreBlock('core/list', schema, (attributes, { children }, context) => {
  const items = context.read(children);
  if (items.length === 0 || items.some(({ block }) => block !== 'core/list-item')) return null;

  return compact({
    isOrdered: attributes.ordered,
    start: Number.isInteger(attributes.start) ? attributes.start : undefined,
    isReversed: attributes.reversed || undefined,
    marker: oneOf(attributes.type, markers),
    children: items,
    style: blockStyle(attributes, context),
  });
});
