import { z } from 'zod';
import { raw as text } from '../kinds/field-schemas.ts';
import { coreBlock } from './block.ts';
import { spacerHeight } from './spacer-height.ts';

const schema = z.object({ height: text });

export const spacer = coreBlock('core/spacer', schema, ({ height }) => ({
  height: spacerHeight(/^var:preset\|spacing\|(\d+)$/.exec(height)?.[1], height),
}));
