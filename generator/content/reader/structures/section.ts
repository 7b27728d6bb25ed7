import { readSection } from '../../html/section-block.ts';
import type { StoredBlock } from '../../stored-blocks.ts';
import type { Reading } from '../reading.ts';
import type { Element } from '../tree.ts';

/** Reads one of our sections. Its contents are for the editor; with or without the namespace in its name. */
export function readSectionElement({ attributes }: Element, { context }: Reading): readonly StoredBlock[] {
  const name = attributes['data-pier-block']?.replace(/^pier\//, '') ?? '';
  return readSection({ section: `pier/${name}`, json: attributes['data-props'] ?? '{}' }, context);
}
