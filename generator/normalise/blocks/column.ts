import { compact } from '../../compact.ts';
import { raw as text } from '../../null-as-empty.ts';
import { cssLength } from './attributes.ts';
import { coreBlock } from './block.ts';
import { verticalAlignOf } from './columns.ts';
import { blockStyle, styleAttributes } from './style.ts';

const schema = styleAttributes.extend({ width: text, verticalAlignment: text });

/** An empty column stays: it holds its place beside the others. */
export const column = coreBlock('core/column', schema, (attributes, { children }, context) =>
  compact({
    width: cssLength(attributes.width, '%'),
    verticalAlign: verticalAlignOf(attributes.verticalAlignment),
    children: context.read(children),
    style: blockStyle(attributes, context),
  }),
);
