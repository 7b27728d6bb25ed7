import { compact } from '../../util/omit-undefined.ts';
import { raw as text } from '../kinds/field-schemas.ts';
import { coreBlock } from './block.ts';
import { verticalAlignOf } from './columns.ts';
import { lengthWithin } from './lengths.ts';
import { blockStyle, styleAttributes } from './style.ts';

const schema = styleAttributes.extend({ width: text, verticalAlignment: text });

const widths = { '%': [8, 100], px: [64, 1280], rem: [4, 80], em: [4, 80], vw: [8, 100] } as const;

/** An empty column stays: it keeps its place beside the others. */
export const column = coreBlock('core/column', schema, (attributes, { children }, context) =>
  compact({
    width: lengthWithin(attributes.width, widths, '%'),
    verticalAlign: verticalAlignOf(attributes.verticalAlignment),
    children: context.read(children),
    style: blockStyle(attributes, context),
  }),
);
