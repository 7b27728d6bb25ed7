import { z } from 'zod';
import { raw as text } from '../kinds/field-schemas.ts';
import { coreBlock } from './block.ts';
import { lengthWithin } from './lengths.ts';

const schema = z.object({ height: text });

// The most is a third of a phone's screen, not an empty screen.
const heights = { px: [1, 320], rem: [0.1, 20], em: [0.1, 20], vh: [1, 40], vw: [1, 40] } as const;

// "var:preset|spacing|50": the steps of the editor's default scale.
const steps: ReadonlyMap<string, string> = new Map([
  ['20', '0.44rem'],
  ['30', '0.67rem'],
  ['40', '1rem'],
  ['50', '1.5rem'],
  ['60', '2.25rem'],
  ['70', '3.38rem'],
  ['80', '5.06rem'],
]);
const usualHeight = '48px';

export const spacer = coreBlock('core/spacer', schema, ({ height }) => ({
  height:
    steps.get(/^var:preset\|spacing\|(\d+)$/.exec(height)?.[1] ?? '') ??
    lengthWithin(height, heights) ??
    usualHeight,
}));
