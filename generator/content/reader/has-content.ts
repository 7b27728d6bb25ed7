import { cleanText } from '../html/text.ts';
import type { Node } from './tree.ts';

const shown: ReadonlySet<string> = new Set(['hr', 'audio', 'img', 'amp-img', 'video', 'iframe']);
// Most texts begin with one.
const visible = /[\x21-\x7e]/;

/** Returns true for a node that a visitor sees: words, a picture, a player, a line. */
export function hasContent(node: Node): boolean {
  if (typeof node === 'string') return visible.test(node) || cleanText(node).trim() !== '';
  return node.hasStructure || shown.has(node.tag) || node.children.some(hasContent);
}
