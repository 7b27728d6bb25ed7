import type { Node } from './tree.ts';

const shown: ReadonlySet<string> = new Set(['hr', 'audio', 'img', 'amp-img', 'video', 'iframe']);

/** Returns true for a node that a visitor sees: words, a picture, a player, a line. */
export function hasContent(node: Node): boolean {
  if (typeof node === 'string') return node.trim() !== '';
  return node.hasStructure || shown.has(node.tag) || node.children.some(hasContent);
}
