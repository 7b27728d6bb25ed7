import type { StoredBlock } from '../../stored-blocks.ts';
import { declarations } from '../look.ts';
import type { Element } from '../tree.ts';
import { lengthWithin } from '../values/lengths.ts';

export function readSpacer({ attributes, children }: Element): readonly StoredBlock[] | undefined {
  if (children.length > 0) return undefined;
  const { height = '' } = declarations(attributes.style ?? '');
  const step = /^var\(--wp--preset--spacing--(\d+)\)$/.exec(height)?.[1];
  return [{ block: 'core/spacer', props: { height: spacerHeight(step, height) } }];
}

// The most is a third of a phone's screen, not an empty screen.
const heights = { px: [1, 320], rem: [0.1, 20], em: [0.1, 20], vh: [1, 40], vw: [1, 40] } as const;

/** The steps of the editor's default scale. */
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

/** Returns the height of a spacer from a step of the editor's scale, such as "50", or a CSS length; the usual one for anything else. */
function spacerHeight(step: string | undefined, length: string): string {
  return steps.get(step ?? '') ?? lengthWithin(length, heights) ?? usualHeight;
}
