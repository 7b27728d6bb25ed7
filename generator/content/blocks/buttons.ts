import { z } from 'zod';
import { compact } from '../../util/omit-undefined.ts';
import { json, oneOf } from './attributes.ts';
import { coreBlock } from './block.ts';
import { blockStyle, styleAttributes } from './style.ts';

const schema = styleAttributes.extend({ layout: json });
const layoutSchema = z.object({ justifyContent: z.string().optional(), orientation: z.string().optional() });

export const buttons = coreBlock('core/buttons', schema, (attributes, { children }, context) => {
  const inner = context.read(children);
  if (inner.length === 0 || inner.some(({ block }) => block !== 'core/button')) return null;

  const layout = layoutSchema.safeParse(attributes.layout).data;
  return compact({
    justify: oneOf(layout?.justifyContent, ['left', 'center', 'right', 'space-between']),
    isVertical: layout?.orientation === 'vertical' || undefined,
    children: inner,
    style: blockStyle(attributes, context),
  });
});
