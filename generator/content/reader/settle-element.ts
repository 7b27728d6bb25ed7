import { foldPicture } from '../fidelity/fold-words.ts';
import type { Loss } from '../fidelity/loss.ts';
import { classFacts } from './class-facts.ts';
import { addressesOf } from './picture-address.ts';
import { type Element, findElements, hasClass, isBlankText, isElement, type Node, textOf } from './tree.ts';

export interface SettleContext {
  readonly losses: Loss[];
  /** Gets the names of the parts that need a running WordPress and that visitors would have used. */
  readonly serverParts: Set<string>;
}

/** Elements that nobody sees. */
const silent: ReadonlySet<string> = new Set(
  'script style template title head meta link base noembed noframes datalist param'.split(' '),
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
    case 'svg':
      return drop(
        attributes['aria-hidden'] === 'true'
          ? undefined
          : { cause: 'drawing', what: attributes['aria-label'] ?? textOf(element).trim() },
      );
    case 'math': {
      drop({ cause: 'formula', what: attributes.alttext ?? '' });
      return formulaText(element);
    }
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
      return drop(
        hasClass(element, 'wp-block-file__embed')
          ? undefined
          : { cause: 'frame', what: attributes.data ?? attributes.src ?? '' },
      );
    case 'noscript':
      return settleNoscript(element, parent, drop);
    case 'img':
      return isEmoji(element) ? (attributes.alt ?? '') : isRepeated(element, parent) ? undefined : element;
    default:
      return element;
  }
}

/** A portrait at a third party. */
function isAvatar({ tag, attributes: { src } }: Element): boolean {
  return tag === 'img' && src !== undefined && /^(https?:)?\/\/([\w-]+\.)*gravatar\.com\//i.test(src);
}

/** The annotation of a formula repeats it in another notation. */
function formulaText(element: Element): string {
  return ` ${element.children
    .map((node) =>
      !isElement(node) ? node : node.tag.startsWith('annotation') ? '' : formulaText(node).trim(),
    )
    .join(' ')} `;
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
 * Of an element for browsers without script only pictures matter. One that lazy loading has replaced directly before it gives that its
 * address, and is left out where both have one.
 */
function settleNoscript(element: Element, { children }: Element, drop: () => unknown): Node | undefined {
  const pictures = findElements(element, ({ tag }) => tag === 'img');
  const [picture] = pictures;
  if (picture === undefined || pictures.length > 1) {
    drop();
    return picture === undefined
      ? undefined
      : { ...element, tag: 'div', attributes: {}, children: [...pictures] };
  }
  const place = placeOfLastPicture(children);
  const before = place === undefined ? undefined : children[place];
  if (place === undefined || !isElement(before)) return withTwin(picture);
  const isPlaceholder = addressesOf(before.attributes).length === 0;
  if (!isPlaceholder && !isTwin(before, picture)) return withTwin(picture);
  const { src = '', srcset = '' } = picture.attributes;
  if (isPlaceholder) children[place] = { ...before, attributes: { ...before.attributes, src, srcset } };
  return undefined;
}

/** Marks a picture for browsers without script: its twin may follow. */
function withTwin(picture: Element): Element {
  return { ...picture, attributes: { ...picture.attributes, 'data-twin': '' } };
}

/** A picture after its twin for browsers without script. */
function isRepeated(element: Element, { children }: Element): boolean {
  const place = placeOfLastPicture(children);
  const before = place === undefined ? undefined : children[place];
  return isElement(before) && before.attributes['data-twin'] !== undefined && isTwin(before, element);
}

/** Returns the index of a picture that ends a list of nodes, with nothing but white space after it. */
function placeOfLastPicture(nodes: readonly Node[]): number | undefined {
  const place = nodes.findLastIndex((node) => !isBlankText(node));
  const last = nodes[place];
  return isElement(last) && last.tag === 'img' ? place : undefined;
}

function isTwin(one: Element, other: Element): boolean {
  const names = new Set(addressesOf(one.attributes).map(fileName));
  return addressesOf(other.attributes).some((address) => names.has(fileName(address)));
}

function fileName(address: string): string {
  return foldPicture(address.replace(/[?#].*/, '').replace(/^(https?:)?\/\//, ''));
}
