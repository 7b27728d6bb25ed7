import type { BlockStyle } from '../../../templates/types.ts';
import { takeId } from '../html/ids.ts';
import { lastingId } from './lasting-id.ts';
import { type Look, lookOf } from './look.ts';
import type { Reading } from './reading.ts';
import type { Element } from './tree.ts';

/** Returns the style of a structure: the look of an element, and an anchor of its own or of a box before it. */
export function styleOf(
  dressed: Element,
  anchored: Element,
  { context, anchors }: Reading,
  look: Look = lookOf(dressed),
): BlockStyle {
  const own = lastingId(anchored.tag, anchored.attributes);
  const anchor = own === undefined ? anchors.shift() : takeId(context.ids, own);
  return anchor === undefined ? look : { anchor, ...look };
}
