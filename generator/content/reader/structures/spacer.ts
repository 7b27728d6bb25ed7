import type { StoredBlock } from '../../stored-blocks.ts';
import { declarations } from '../look.ts';
import type { Element } from '../tree.ts';
import { spacerHeight } from '../values/spacer-height.ts';

export function readSpacer({ attributes, children }: Element): readonly StoredBlock[] | undefined {
  if (children.length > 0) return undefined;
  const { height = '' } = declarations(attributes.style ?? '');
  const step = /^var\(--wp--preset--spacing--(\d+)\)$/.exec(height)?.[1];
  return [{ block: 'core/spacer', props: { height: spacerHeight(step, height) } }];
}
