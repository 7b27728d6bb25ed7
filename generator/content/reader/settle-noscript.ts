import { stem } from '../is-size-of.ts';
import { frameAddress } from './frame-address.ts';
import { addressesOf } from './picture-address.ts';
import {
  type Element,
  findElements,
  hasClass,
  isBlankText,
  isElement,
  makeElement,
  type Node,
  solidChildren,
} from './tree.ts';

/**
 * Of an element for browsers without script only pictures and players matter. One that lazy loading has replaced directly before it gives
 * that its address, and is left out where both have one.
 */
export function settleNoscript(element: Element, parent: Element, drop: () => unknown): Node | undefined {
  const { children } = parent;
  const isOfPlaylist = hasClass(parent, 'wp-playlist');
  const found = findElements(element, ({ tag }) => tag === 'img' || tag === 'iframe');
  const [one, ...others] = found;
  // The list that the player of a playlist reads.
  if (one === undefined && isOfPlaylist) return makeElement('div', {}, element.children);
  if (one === undefined || others.length > 0) {
    drop();
    const further = found.filter((picture) => !isShown(picture, parent));
    return further.length === 0 ? undefined : makeElement('div', {}, further);
  }
  const before = lastOf(children, one.tag);
  if (before === undefined) return isShown(one, parent) ? undefined : withTwin(one);
  if (one.tag === 'iframe') return frameAddress(before.element.attributes) === '' ? one : undefined;
  const isPlaceholder = addressesOf(before.element.attributes).next().done === true;
  if (!isPlaceholder && !isTwin(before.element, one)) return isShown(one, parent) ? undefined : withTwin(one);
  const { src = '', srcset = '' } = one.attributes;
  if (isPlaceholder) {
    const { element: placeholder, list, index } = before;
    list[index] = { ...placeholder, attributes: { ...placeholder.attributes, src, srcset } };
  }
  return undefined;
}

/** Marks a picture for browsers without script: its twin may follow. */
function withTwin(picture: Element): Element {
  return { ...picture, attributes: { ...picture.attributes, 'data-twin': '' } };
}

/** A picture after its twin for browsers without script. */
export function isRepeated(element: Element, { children }: Element): boolean {
  const before = lastOf(children, 'img')?.element;
  return before?.attributes['data-twin'] !== undefined && isTwin(before, element);
}

/** The names of the pictures that are in a parent already, as far as they were read. */
const shownIn = new WeakMap<Element, { readonly names: Set<string>; upTo: number }>();

/** A gallery has all of its pictures once more at its end, for browsers without script. */
function isShown(picture: Element, parent: Element): boolean {
  const shown = shownIn.get(parent) ?? { names: new Set(), upTo: 0 };
  shownIn.set(parent, shown);
  for (const child of parent.children.slice(shown.upTo)) {
    if (!isElement(child)) continue;
    for (const { attributes } of child.tag === 'img'
      ? [child]
      : findElements(child, ({ tag }) => tag === 'img'))
      for (const address of addressesOf(attributes)) shown.names.add(fileName(address));
  }
  shown.upTo = parent.children.length;
  return [...addressesOf(picture.attributes)].some((address) => shown.names.has(fileName(address)));
}

interface Found {
  readonly element: Element;
  readonly list: Node[];
  readonly index: number;
}

/** Finds the element that ends a list of nodes, alone in a link or the like, too; white space after it does not count. */
function lastOf(list: Node[], tag: string): Found | undefined {
  const index = list.findLastIndex((node) => !isBlankText(node));
  const last = list[index];
  if (!isElement(last)) return undefined;
  if (last.tag === tag) return { element: last, list, index };
  const isAlone =
    solidChildren(last).filter((node) => !isElement(node) || node.tag !== 'source').length === 1;
  return isAlone && /^(picture|a|span|figure|amp-img)$/.test(last.tag)
    ? lastOf(last.children, tag)
    : undefined;
}

function isTwin(one: Element, other: Element): boolean {
  const names = new Set([...addressesOf(one.attributes)].map(fileName));
  return [...addressesOf(other.attributes)].some((address) => names.has(fileName(address)));
}

/** The same for all sizes that WordPress cuts. */
function fileName(address: string): string {
  return stem(address.replace(/^(https?:)?\/\//, ''));
}
