import { slugify, takeId } from '../html/ids.ts';
import { plainText } from '../html/text.ts';
import type { StoredBlock } from '../stored-blocks.ts';
import { readLine } from './caption.ts';
import { hasContent } from './has-content.ts';
import { readKept } from './kept.ts';
import { lastingId } from './lasting-id.ts';
import { textLookOf } from './look.ts';
import type { Reading } from './reading.ts';
import { type Element, findElement, textOf } from './tree.ts';

/** Reads a heading of words. One of level one becomes level two: the page's title is the only one of level one. */
export function readHeading(element: Element, reading: Reading): readonly StoredBlock[] {
  if (!hasContent(element)) {
    reading.keepAnchors([element]);
    return [];
  }
  const id = idOf(element, textOf(element), reading);
  const level = reading.nextLevel(Number(element.tag.slice(1)));
  const style = textLookOf(element);
  return [{ block: 'core/heading', props: { html: readLine(element.children, reading), level, id, style } }];
}

/** Reads a heading with a picture that belongs to its line, or that is its only content. */
export function readPicturedHeading(element: Element, reading: Reading): StoredBlock {
  const picture = findElement(element, ({ attributes }) => Boolean(attributes.alt));
  const id = idOf(element, textOf(element).trim() || (picture?.attributes.alt ?? ''), reading);
  const { id: _, ...attributes } = element.attributes;
  const kept = readKept({ ...element, attributes }, reading);
  if (kept.block !== 'core/element') return kept;
  return { ...kept, props: { ...kept.props, attributes: { ...kept.props.attributes, id } } };
}

/** Takes the id of a heading; that of a box or a mark before it is meant for it; else its words are. */
function idOf(element: Element, words: string, { anchors, context }: Reading): string {
  const own = lastingId(element.tag, element.attributes);
  return (
    (own === undefined ? anchors.shift() : undefined) ?? takeId(context.ids, own ?? slugify(plainText(words)))
  );
}
