import { compact } from '../../util/omit-undefined.ts';
import { linkRef } from '../html/links.ts';
import type { LinkRef, RichText, StoredBlock } from '../stored-blocks.ts';
import { type Attribute, attributesOf, needsScrollBox, scrollBox } from './attributes.ts';
import { childrenOf, fits, isBound } from './content-model.ts';
import { hasContent, isHollow } from './has-content.ts';
import { hasLook, type Look, lookOf, textLookOf } from './look.ts';
import { ProseWriter } from './prose.ts';
import type { Reading } from './reading.ts';
import { isWhole, markOf, splitParagraph, spread } from './split-line.ts';
import { onlyPicture, pictureRef } from './structures/image.ts';
import { readStructure } from './structures/index.ts';
import { lineTags, tagOf, voidTags } from './tags.ts';
import { type Element, endsParagraph, inlineTags, isElement, type Node } from './tree.ts';

/** The element that another one is kept in. */
interface Inside {
  readonly tag: string;
  readonly isLine: boolean;
  readonly isInLink: boolean;
}

const nowhere: Inside = { tag: '', isLine: false, isInLink: false };

/**
 * Reads an element that stays itself around the structures in it, such as a list with a picture, or that has
 * a look of its own. What is prose in it is html, the rest are blocks.
 */
export function readKept(element: Element, reading: Reading, around: Inside = nowhere): StoredBlock {
  const named = tagOf(element, around.tag, reading);
  const tag = named === 'a' && around.isInLink ? 'span' : named;
  const attributes = propertiesOf(tag, element, reading.context);
  const look =
    around !== nowhere
      ? {}
      : tag === 'blockquote'
        ? lookOf(element)
        : /^(p|ul|ol)$/.test(tag)
          ? textLookOf(element)
          : {};
  const isLine = lineTags.has(tag) || /^(p|h[2-6])$/.test(tag);
  const inside = { tag, isLine, isInLink: around.isInLink || tag === 'a' };
  const href =
    tag === 'a' ? (linkRef(element.attributes.href ?? '', reading.context) ?? undefined) : undefined;
  const style = hasLook(look) ? look : undefined;
  const contents = voidTags.has(tag) ? {} : contentsOf(childrenOf(tag, element), inside, reading);
  const block = asBlock(tag, { attributes, href, style, ...contents });
  return needsScrollBox(tag, around.tag)
    ? asBlock('figure', { attributes: asProperties(scrollBox), children: [block] })
    : block;
}

interface Kept {
  readonly attributes: ReturnType<typeof propertiesOf>;
  readonly href?: LinkRef | undefined;
  readonly style?: Look | undefined;
  readonly html?: RichText;
  readonly children?: readonly StoredBlock[];
}

function asBlock(tag: string, { children, ...others }: Kept): StoredBlock {
  return {
    block: 'core/element',
    props: compact({
      // A heading ends one that it is directly in.
      tag: /^h[2-6]$/.test(tag) && children?.some(isHeading) ? 'div' : tag,
      ...others,
      children,
    }),
  };
}

function isHeading(block: StoredBlock): boolean {
  return (
    block.block === 'core/heading' || (block.block === 'core/element' && /^h[2-6]$/.test(block.props.tag))
  );
}

function contentsOf(nodes: readonly Node[], inside: Inside, reading: Reading) {
  return nodes.some(isStructured)
    ? { children: readInside(nodes, inside, reading) }
    : { html: proseOf(nodes, inside, reading) };
}

function proseOf(nodes: readonly Node[], { tag, isLine }: Pick<Inside, 'tag' | 'isLine'>, reading: Reading) {
  const writer = new ProseWriter(reading, isLine ? 'inline' : 'flow');
  writer.write(nodes, tag);
  return writer.take();
}

/** Reads the nodes of an element that stays: words of a line are a `span`. */
function readInside(nodes: readonly Node[], inside: Inside, reading: Reading): readonly StoredBlock[] {
  const blocks: StoredBlock[] = [];
  let words: Node[] = [];
  const endWords = (): void => {
    // A blank between two pictures of a line parts them.
    if (words.some(hasContent) || (inside.isLine && words.length > 0 && blocks.length > 0)) {
      const html = proseOf(words, { tag: 'span', isLine: true }, reading);
      blocks.push({ block: 'core/element', props: { tag: 'span', attributes: {}, html } });
    }
    words = [];
  };
  for (const node of nodes.flatMap(spreadLine)) {
    if (!isElement(node) || isWords(node)) {
      words.push(node);
      continue;
    }
    endWords();
    if (isHollow(node)) reading.keepAnchors([node]);
    else for (const block of readOne(node, inside, reading)) blocks.push(block);
  }
  endWords();
  return blocks;
}

function isWords({ tag, hasStructure, hasBlock }: Element): boolean {
  return !hasStructure && !hasBlock && !endsParagraph.has(tag);
}

/** No element of a line is kept around more than a picture: a browser would move what is in it. */
function spreadLine(node: Node): readonly Node[] {
  const isSpread = isElement(node) && inlineTags.has(node.tag) && !isWords(node) && !isWhole(node);
  return isSpread ? spread(node) : [node];
}

const isTablePart = /^(colgroup|col|thead|tbody|tfoot|tr)$/;

/** A cell or an item of a list stays one around the structure that it is; its id is the structure's. */
function keepAround(children: readonly StoredBlock[], node: Element, { context }: Reading): StoredBlock {
  const { id: _, ...attributes } = node.attributes;
  return asBlock(node.tag, {
    attributes: propertiesOf(node.tag, { ...node, attributes }, context),
    children,
  });
}

function readOne(node: Element, inside: Inside, reading: Reading): readonly StoredBlock[] {
  const figure = inside.isLine ? onlyPicture(node) : undefined;
  if (figure?.picture === node) {
    const picture = pictureRef(node, reading.context);
    return picture ? [{ block: 'core/picture', props: { picture } }] : [];
  }
  const isOfParent = isBound(node.tag) && fits(node.tag, inside.tag);
  const isRead = node.hasStructure && figure === undefined && !(isOfParent && isTablePart.test(node.tag));
  const structure = isRead ? readStructure(node, reading) : undefined;
  if (structure !== undefined) return isOfParent ? [keepAround(structure, node, reading)] : structure;
  // No structure after all.
  if (inlineTags.has(node.tag) && figure === undefined && isWhole(node))
    return readInside(spread(node), inside, reading);
  if (node.tag !== 'p' || !node.hasStructure) return [readKept(node, reading, inside)];
  return [...markOf(node), ...splitParagraph(node)]
    .filter(isElement)
    .flatMap((part) =>
      part.tag === 'p' ? [readKept(part, reading, inside)] : readOne(part, inside, reading),
    );
}

function isStructured(node: Node): boolean {
  return isElement(node) && node.hasStructure;
}

/** The names of React for attributes that have another there. */
const properties: Readonly<Record<string, string>> = {
  class: 'className',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  tabindex: 'tabIndex',
  datetime: 'dateTime',
  hreflang: 'hrefLang',
};

/** Returns the attributes of an element that stays, for React. */
export function propertiesOf(tag: string, element: Element, context: Reading['context']) {
  return asProperties(attributesOf(tag, element, context));
}

function asProperties(attributes: readonly Attribute[]) {
  return Object.fromEntries(attributes.flatMap(asProperty));
}

function asProperty({ name, value }: Attribute): readonly (readonly [string, string | boolean])[] {
  if (typeof value !== 'string' || name === 'href') return [];
  return [[properties[name] ?? name, value === '' ? true : value]];
}
