import { cleanText } from '../html/text.ts';
import type { Element, Node } from './tree.ts';

const shown: ReadonlySet<string> = new Set(['hr', 'audio', 'img', 'amp-img', 'video', 'iframe']);
// Most texts begin with one.
const visible = /[\x21-\x7e]/;

/** Returns true for a node that a visitor sees: words, a picture, a player, a line. */
export function hasContent(node: Node): boolean {
  if (typeof node === 'string') return visible.test(node) || cleanText(node).trim() !== '';
  return node.hasStructure || shown.has(node.tag) || node.children.some(hasContent);
}

const needContent: ReadonlySet<string> = new Set(
  'p h1 h2 h3 h4 h5 h6 figcaption blockquote caption cite'.split(' '),
);

/** Returns true for an element that is left out when nothing is in it: a theme shows an empty line there. */
export function isHollow(element: Element, tag = element.tag): boolean {
  return needContent.has(tag) && !hasContent(element);
}
