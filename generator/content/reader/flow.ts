import type { StoredBlock } from '../stored-blocks.ts';
import { readLine } from './caption.ts';
import { classFacts } from './class-facts.ts';
import { isBound } from './content-model.ts';
import { hasContent } from './has-content.ts';
import { readHeading, readPicturedHeading } from './heading.ts';
import { propertiesOf, readKept } from './kept.ts';
import { hasDropCap, hasLook, type Look, textLookOf } from './look.ts';
import { ProseWriter } from './prose.ts';
import type { Reading } from './reading.ts';
import { splitHeading, splitParagraph, spread } from './split-line.ts';
import { readStructure } from './structures/index.ts';
import { readQuote } from './structures/quote.ts';
import { styleOf } from './style-of.ts';
import { flowTags, headings, meantTag } from './tags.ts';
import { type Element, endsParagraph, inlineTags, isBlankText, isElement, type Node } from './tree.ts';

/** Boxes that mean nothing by themselves: their contents take their place. */
const boxes: ReadonlySet<string> = new Set(
  'div section article main aside header footer nav center form fieldset label button hgroup'.split(' '),
);
/** Block classes of boxes that mean nothing either. */
const plainBlocks =
  /\bwp-block-(?!(group|post-content|columns?|cover|button)(__inner-container|__text)?\b)[a-z]/;

/**
 * Reads a piece of page: runs of prose as one block of html each, headings and texts with a look of
 * their own, and structures, in order.
 */
export function readFlow(nodes: readonly Node[], reading: Reading): readonly StoredBlock[] {
  const blocks: StoredBlock[] = [];
  let prose = new ProseWriter(reading, 'flow');
  let loose: Node[] = [];

  const endLine = (): void => {
    if (loose.length === 0) return;
    prose.writeParagraph(loose);
    loose = [];
  };
  const endProse = (): void => {
    if (!prose.isEmpty) blocks.push({ block: 'core/html', props: { html: prose.take() } });
    prose = new ProseWriter(reading, 'flow');
  };
  const add = (found: readonly StoredBlock[]): void => {
    endProse();
    for (const block of found) blocks.push(block);
  };

  /** Reads an element that stands by itself. */
  const read = (element: Element): readonly StoredBlock[] | undefined => {
    const isItem = classFacts(element.attributes.class).accordion !== undefined;
    if (boxes.has(element.tag) && !isItem && (element.hasStructure || isForeign(element)))
      return [readBox(element, reading)];
    if (headings.has(element.tag))
      return element.hasStructure ? [readPicturedHeading(element, reading)] : readHeading(element, reading);
    if (element.hasStructure) return [readKept(element, reading)];
    if (element.tag === 'blockquote') return readQuote(element, reading);
    const look = dressOf(element);
    return look && readDressed(element, look, reading);
  };

  const visit = (node: Node): void => {
    if (!isElement(node) || isInLine(node)) {
      if (loose.length > 0 || !isBlankText(node)) loose.push(node);
      return;
    }
    const structure = node.hasStructure ? readStructure(node, reading) : undefined;
    if (structure === undefined && inlineTags.has(node.tag)) {
      for (const part of spread(node)) visit(part);
      return;
    }
    endLine();
    if (structure !== undefined) add(structure);
    else if (node.tag === 'p' && node.hasStructure) visitParagraph(node);
    else if (headings.has(node.tag) && node.hasStructure) visitHeading(node);
    else if (isBox(node)) {
      const before = reading.anchors.length;
      reading.keepAnchor(node);
      visitAll(node.children);
      // Of a box without a line in it.
      if (reading.anchors.length > before && hasContent(node)) prose.writeAnchors();
    } else {
      const found = read(node);
      if (found === undefined) prose.write([node]);
      else add(found);
    }
  };
  const visitParagraph = (paragraph: Element): void => {
    reading.keepAnchor(paragraph);
    for (const part of splitParagraph(paragraph)) {
      if (isElement(part) && part.tag === 'p' && part.hasStructure) add([readKept(part, reading)]);
      else visit(part);
    }
    endLine();
  };
  const visitHeading = (element: Element): void => {
    for (const part of splitHeading(element)) {
      endLine();
      if (part.tag === element.tag) add(read(part) ?? []);
      else visit(part);
    }
    endLine();
  };
  const visitAll = (children: readonly Node[]): void => {
    for (const child of children) visit(child);
    endLine();
  };
  visitAll(nodes);
  endProse();
  return blocks;
}

/** Words and their look. Anything that ends a paragraph is not. */
function isInLine({ tag, hasStructure, hasBlock }: Element): boolean {
  return !hasStructure && !hasBlock && tag !== 'hr' && tag !== 'audio' && !endsParagraph.has(tag);
}

/** A box of the page, of a page builder, or of a block without a look, or a part without its list or table. One in another language is more. */
function isBox(element: Element): boolean {
  const { tag, attributes } = element;
  const means =
    tag === 'p'
      ? !element.hasBlock
      : !boxes.has(tag) && !isBound(tag) && (flowTags.has(meantTag(element)) || inlineTags.has(tag));
  if (means || isForeign(element) || plainBlocks.test(attributes.class ?? '')) return false;
  return tag !== 'p' || dressOf(element) === undefined;
}

/** Has a language of its own. */
function isForeign({ attributes }: Pick<Element, 'attributes'>): boolean {
  return attributes.lang !== undefined || attributes.dir !== undefined;
}

/** Reads a box that stays, such as a block of a plugin: in it is a piece of page. */
function readBox(element: Element, reading: Reading): StoredBlock {
  const { className, ...attributes } = propertiesOf('div', element, reading.context);
  const children = reading.readFlow(element.children);
  const classes = ['prose', ...(typeof className === 'string' ? [className] : [])].join(' ');
  return {
    block: 'core/element',
    props: { tag: 'div', attributes: { className: classes, ...attributes }, children },
  };
}

/** Returns the look of a paragraph or list that only a template shows; undefined without one. */
function dressOf(element: Element): Look | undefined {
  if (element.tag !== 'p' && element.tag !== 'ul' && element.tag !== 'ol') return undefined;
  const look = textLookOf(element);
  return (hasLook(look) || hasDropCap(element)) && hasContent(element) ? look : undefined;
}

function readDressed(element: Element, look: Look, reading: Reading): readonly StoredBlock[] {
  if (element.tag !== 'p' || element.hasBlock) return [readKept(element, reading)];
  const style = styleOf(element, element, reading, look);
  const html = readLine(element.children, reading);
  return [{ block: 'core/paragraph', props: { html, style, ...(hasDropCap(element) && { dropCap: true }) } }];
}
