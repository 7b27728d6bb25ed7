import { z } from 'zod';
import { raw as text } from '../../null-as-empty.ts';
import { cssLength } from './attributes.ts';
import { coreBlock } from './block.ts';

const schema = z.object({ height: text });
// What the editor gives a new spacer is 100px; presets ("var:preset|spacing|50") lie around this.
const presetHeight = '48px';

export const spacer = coreBlock('core/spacer', schema, ({ height }) => ({
  height: cssLength(height) ?? presetHeight,
}));
