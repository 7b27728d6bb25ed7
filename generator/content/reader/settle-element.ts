import { playerOf } from '../players/player-of.ts';
import { classFacts } from './class-facts.ts';
import { formulaSource, formulaText } from './formula-text.ts';
import type { Loss } from './loss.ts';
import { withOldAlign } from './old-align.ts';
import { scriptedElement } from './scripted-element.ts';
import { isAvatar } from './server-parts.ts';
import { isRepeated, settleNoscript } from './settle-noscript.ts';
import { type Element, hasClass, isElement, makeElement, type Node, noAttributes, textOf } from './tree.ts';

export interface SettleContext {
  readonly losses: Loss[];
  /** Gets the names of the parts that need a running WordPress and that visitors would have used. */
  readonly serverParts: Set<string>;
  /** Gets the classes of blocks that WordPress does not come with. */
  readonly unknownBlocks: Set<string>;
}

/** Elements that nobody sees. */
const silent: ReadonlySet<string> = new Set(
  'script style template title head meta link base noembed noframes datalist'.split(' '),
);

/** Elements that stay as they are where they have no attributes. */
const plain: ReadonlySet<string> = new Set(
  'strong em b i li ul ol table thead tbody tfoot tr td th h1 h2 h3 h4 h5 h6 figcaption figure cite div span blockquote'.split(
    ' ',
  ),
);

/**
 * Decides what becomes of an element that is complete: nothing of what nobody sees, text of what cannot be
 * shown otherwise. Each thing that a visitor of WordPress would see and that is dropped is a loss.
 */
export function settleElement(
  element: Element,
  parent: Element,
  from: number,
  { losses, serverParts, unknownBlocks }: SettleContext,
): Node | undefined {
  const { tag, attributes } = element;
  if (attributes === noAttributes && plain.has(tag)) return element;
  /** Leaves a space: the words at both sides are not one. */
  const drop = (loss?: Loss): string => {
    // What is lost within it goes with it.
    losses.length = from;
    if (loss) losses.push(loss);
    return ' ';
  };
  const { serverPart, unknownBlock } = classFacts(attributes.class);
  const part = isAvatar(element) ? null : isShopLink(element) ? 'shop button' : serverPart;
  if (part !== undefined) {
    if (part !== null) serverParts.add(part);
    return drop();
  }
  if (silent.has(tag)) {
    drop();
    return undefined;
  }
  if (unknownBlock !== undefined && attributes['data-pier-block'] === undefined)
    unknownBlocks.add(unknownBlock);

  switch (tag) {
    case 'p':
      // A stray end tag: a browser makes an empty paragraph of it.
      return element.children.length === 0 && attributes.id === undefined ? ' ' : withOldAlign(element);
    case 'time':
    case 'span':
      return ownLine.test(attributes.class ?? '')
        ? makeElement('div', noAttributes, [element])
        : (scriptedElement(element) ?? withOldAlign(element));
    case 'pre':
      // A browser leaves out a line end directly after this tag.
      if (typeof element.children[0] === 'string')
        element.children[0] = element.children[0].replace(/^\n/, '');
      return element;
    case 'audio':
      // What is in it besides its files is for browsers without sound.
      return makeElement(
        tag,
        attributes,
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
      return isEmoji(element)
        ? (attributes.alt ?? '')
        : isRepeated(element, parent)
          ? undefined
          : withOldAlign(element);
    default:
      return scriptedElement(element) ?? withOldAlign(element);
  }
}

/** Parts of the lists of posts, feeds and comments that the styles of WordPress put on a line of their own. */
const ownLine = /^wp-block-[a-z-]+__(post-date|item-publish-date|item-author|comment-date)$/;

/** Puts a product into the basket of WooCommerce. */
function isShopLink({ tag, attributes }: Element): boolean {
  return tag === 'a' && /[?&]add-to-cart=/.test(attributes.href ?? '');
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
  return makeElement('iframe', { src: address }, [], true);
}

function isHiddenField({ type = '' }: Element['attributes']): boolean {
  return /^(hidden|submit|button|reset)$/i.test(type);
}

function fieldLoss(attributes: Element['attributes']): Loss {
  const what = attributes['aria-label'] || attributes.alt || attributes.placeholder || attributes.name || '';
  return { cause: 'field', what };
}

/** WordPress and its plugins show signs such as ☂ as small pictures. */
function isEmoji(element: Element): boolean {
  return (
    (hasClass(element, 'emoji') || hasClass(element, 'wp-smiley')) && element.attributes.alt !== undefined
  );
}
