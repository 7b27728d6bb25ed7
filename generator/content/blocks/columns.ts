import { z } from 'zod';
import { compact } from '../../util/omit-undefined.ts';
import { raw as text } from '../kinds/field-schemas.ts';
import { oneOf } from './attributes.ts';
import { coreBlock } from './block.ts';
import { blockStyle, styleAttributes } from './style.ts';

const schema = styleAttributes.extend({ isStackedOnMobile: z.boolean().nullish(), verticalAlignment: text });

export const columns = coreBlock('core/columns', schema, (attributes, { children }, context) => {
  const inner = context.read(children);
  if (inner.length === 0) return null;

  return compact({
    isStackedOnMobile: attributes.isStackedOnMobile ?? true,
    verticalAlign: verticalAlignOf(attributes.verticalAlignment),
    children: inner,
    style: blockStyle(attributes, context),
  });
});

export function verticalAlignOf(value: string): 'top' | 'center' | 'bottom' | 'stretch' | undefined {
  return oneOf(value, ['top', 'center', 'bottom', 'stretch']);
}
