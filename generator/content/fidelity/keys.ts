import { DomUtils } from 'htmlparser2';
import type { SourceBlock } from '../blocks/block.ts';
import { rawText } from '../html/text.ts';
import { type Element, hasClass } from './content-nodes.ts';
import { foldPicture, foldText } from './fold-words.ts';

/** Returns the text or picture of a block from its attributes; empty when they have none. */
export function keyOfBlock({ name, attributes, children }: SourceBlock): string {
  if (name === 'core/paragraph' || name === 'core/heading') return keyOfHtml(attributes);
  if (name === 'core/list') return children.map(({ attributes: item }) => keyOfHtml(item)).join('');
  return name === 'core/image' ? keyOfPicture(textAt(attributes, 'url')) : '';
}

/** Returns the same for an element. */
export function keyOfElement(element: Element): string {
  if (/^(p|h[1-6]|ul|ol)$/.test(element.name)) return keyOfText(DomUtils.textContent(element));
  if (!hasClass(element, 'wp-block-image')) return '';
  const picture = DomUtils.findOne(({ name }) => name === 'img', element.children);
  return keyOfPicture(picture?.attribs.src ?? '');
}

function keyOfHtml(attributes: unknown): string {
  return keyOfText(rawText(textAt(attributes, 'content')));
}

/** Without spaces, which differ between tags, and backslashes, which attributes lose. */
function keyOfText(text: string): string {
  return foldText(text).replace(/[\s\\]+/g, '');
}

function keyOfPicture(address: string): string {
  return foldPicture(address.replace(/^https?:|[?#].*/g, ''));
}

function textAt(attributes: unknown, name: string): string {
  if (typeof attributes !== 'object' || attributes === null) return '';
  const text: unknown = Reflect.get(attributes, name);
  return typeof text === 'string' ? text : '';
}
