import { foldPicture } from '../fidelity/fold-words.ts';
import type { Loss } from '../fidelity/loss.ts';
import { playerOf } from '../players/player-of.ts';
import { classFacts } from './class-facts.ts';
import { formulaSource, formulaText } from './formula-text.ts';
import { frameAddress } from './frame-address.ts';
import { addressesOf } from './picture-address.ts';
import { scriptedElement } from './scripted-element.ts';
import {
  type Element,
  findElements,
  hasClass,
  isBlankText,
  isElement,
  type Node,
  solidChildren,
  textOf,
  withChildren,
} from './tree.ts';

export interface SettleContext {
  readonly losses: Loss[];
  /** Gets the names of the parts that need a running WordPress and that visitors would have used. */
  readonly serverParts: Set<string>;
}

/** Elements that nobody sees. */
const silent: ReadonlySet<string> = new Set(
  'script style template title head meta link base noembed noframes datalist'.split(' '),
);

/**
 * Decides what becomes of an element that is complete: nothing of what nobody sees, text of what cannot be
 * shown otherwise. Each thing that a visitor of WordPress would see and that is dropped is a loss.
 */
export function settleElement(
  element: Element,
  parent: Element,
  from: number,
  { losses, serverParts }: SettleContext,
): Node | undefined {
  const { tag, attributes } = element;
  /** Leaves a space: the words at both sides are not one. */
  const drop = (loss?: Loss): string => {
    // What is lost within it goes with it.
    losses.length = from;
    if (loss) losses.push(loss);
    return ' ';
  };
  const part = isAvatar(element) ? null : classFacts(attributes.class).serverPart;
  if (part !== undefined) {
    if (part !== null) serverParts.add(part);
    return drop();
  }
  if (silent.has(tag)) {
    drop();
    return undefined;
  }

  switch (tag) {
    case 'p':
      // A stray end tag: a browser makes an empty paragraph of it.
      return element.children.length === 0 && attributes.id === undefined ? ' ' : element;
    case 'pre':
      // A browser leaves out a line end directly after this tag.
      if (typeof element.children[0] === 'string')
        element.children[0] = element.children[0].replace(/^\n/, '');
      return element;
    case 'audio':
      // What is in it besides its files is for browsers without sound.
      return withChildren(
        element,
        element.children.filter((node) => isElement(node) && node.tag === 'source'),
      );
    case 'svg':
      return drop(isDecoration(element, parent) ? undefined : { cause: 'drawing', what: nameOf(element) });
    case 'math':
      drop({ cause: 'formula', what: formulaSource(element) });
      return formulaText(element);
    case 'iframe':
      // The preview of the link beside it.
      return isEmbeddedPost(element) &&
        parent.children.some((node) => isElement(node) && isEmbeddedPost(node))
        ? undefined
        : element;
    case 'xmp':
    case 'plaintext':
      return drop({ cause: 'source', what: textOf(element).trim() });
    case 'input':
      return drop(isHiddenField(attributes) ? undefined : fieldLoss(attributes));
    case 'select':
    case 'textarea':
      return drop(fieldLoss(attributes));
    case 'object':
    case 'embed':
      return settleObject(element, drop);
    case 'noscript':
      return settleNoscript(element, parent, drop);
    case 'img':
      return isEmoji(element) ? (attributes.alt ?? '') : isRepeated(element, parent) ? undefined : element;
    default:
      return scriptedElement(element) ?? element;
  }
}

/** A portrait at a third party. */
function isAvatar({ tag, attributes: { src } }: Element): boolean {
  return tag === 'img' && src !== undefined && /^(https?:)?\/\/([\w-]+\.)*gravatar\.com\//i.test(src);
}

/** An icon, or a drawing that says nothing. */
function isDecoration(element: Element, parent: Element): boolean {
  const { 'aria-hidden': hidden, role, width } = element.attributes;
  if (hidden === 'true' || role === 'none' || role === 'presentation') return true;
  const isSmall = width !== undefined && Number.parseFloat(width) <= 64;
  return nameOf(element) === '' && (isSmall || parent.tag === 'button' || parent.tag === 'a');
}

function nameOf(element: Element): string {
  return element.attributes['aria-label'] ?? textOf(element).replace(/\s+/g, ' ').trim();
}

function isEmbeddedPost(element: Element): boolean {
  return hasClass(element, 'wp-embedded-content');
}

/** A film of the time of Flash is a player; of any other document nothing is shown. */
function settleObject(element: Element, drop: (loss?: Loss) => string): Node {
  if (hasClass(element, 'wp-block-file__embed')) return drop();
  const { data, src } = element.attributes;
  const inner = element.children.filter(isElement);
  const movie = inner.find(({ tag, attributes }) => tag === 'param' && attributes.name === 'movie')
    ?.attributes.value;
  const frame = inner.find(({ tag }) => tag === 'iframe' || tag === 'embed');
  // "/v/ID&hl=en": the rest was for Flash.
  const address = (data ?? src ?? movie ?? frame?.attributes.src ?? '').replace(/(\/v\/[\w-]+)&.*$/, '$1');
  if (playerOf(address) === null) return drop({ cause: 'frame', what: address });
  drop();
  return { tag: 'iframe', attributes: { src: address }, children: [], hasStructure: true, hasBlock: false };
}

function isHiddenField({ type = '' }: Element['attributes']): boolean {
  return /^(hidden|submit|button|image|reset)$/i.test(type);
}

function fieldLoss(attributes: Element['attributes']): Loss {
  const what = attributes['aria-label'] || attributes.placeholder || attributes.name || '';
  return { cause: 'field', what };
}

/** WordPress and its plugins show signs such as ☂ as small pictures. */
function isEmoji(element: Element): boolean {
  return (
    (hasClass(element, 'emoji') || hasClass(element, 'wp-smiley')) && element.attributes.alt !== undefined
  );
}

/**
 * Of an element for browsers without script only pictures and players matter. One that lazy loading has replaced directly before it gives
 * that its address, and is left out where both have one.
 */
function settleNoscript(element: Element, parent: Element, drop: () => unknown): Node | undefined {
  const { children } = parent;
  const isOfPlaylist = hasClass(parent, 'wp-playlist');
  const found = findElements(element, ({ tag }) => tag === 'img' || tag === 'iframe');
  const [one, ...others] = found;
  // The list that the player of a playlist reads.
  if (one === undefined && isOfPlaylist) return { ...element, tag: 'div', attributes: {} };
  if (one === undefined || others.length > 0) {
    drop();
    return one === undefined ? undefined : { ...element, tag: 'div', attributes: {}, children: [...found] };
  }
  const before = lastOf(children, one.tag);
  if (before === undefined) return withTwin(one);
  if (one.tag === 'iframe') return frameAddress(before.element.attributes) === '' ? one : undefined;
  const isPlaceholder = addressesOf(before.element.attributes).length === 0;
  if (!isPlaceholder && !isTwin(before.element, one)) return withTwin(one);
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
function isRepeated(element: Element, { children }: Element): boolean {
  const before = lastOf(children, 'img')?.element;
  return before?.attributes['data-twin'] !== undefined && isTwin(before, element);
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
  const names = new Set(addressesOf(one.attributes).map(fileName));
  return addressesOf(other.attributes).some((address) => names.has(fileName(address)));
}

function fileName(address: string): string {
  return foldPicture(address.replace(/[?#].*/, '').replace(/^(https?:)?\/\//, ''));
}
