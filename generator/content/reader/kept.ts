import { compact } from '../../util/omit-undefined.ts';
import { linkRef } from '../html/links.ts';
import type { StoredBlock } from '../stored-blocks.ts';
import { childrenOf } from './content-model.ts';
import { hasContent } from './has-content.ts';
import { hasLook, textLookOf } from './look.ts';
import { type Attribute, attributesOf, isLineTag, ProseWriter, tagOf, voidTags } from './prose.ts';
import type { Reading } from './reading.ts';
import { onlyPicture, pictureRef } from './structures/image.ts';
import { readStructure } from './structures/index.ts';
import { type Element, inlineTags, isElement, type Node } from './tree.ts';

/**
 * Reads an element that stays itself around the structures in it, such as a list with a picture, or that has
 * a look of its own. What is prose in it is html, the rest are blocks.
 */
export function readKept(element: Element, reading: Reading, parent = ''): StoredBlock {
  const tag = tagOf(element, parent, reading);
  const look = parent === '' && /^(p|ul|ol|blockquote)$/.test(tag) ? textLookOf(element) : {};
  const nodes = childrenOf(tag, element);
  const isLine = isLineTag(tag) || /^(p|h[2-6])$/.test(tag);
  return {
    block: 'core/element',
    props: compact({
      tag,
      attributes: propertiesOf(tag, element, reading.context),
      href: tag === 'a' ? (linkRef(element.attributes.href ?? '', reading.context) ?? undefined) : undefined,
      style: hasLook(look) ? look : undefined,
      ...(voidTags.has(tag) ? {} : contentsOf(nodes, { tag, isLine }, reading)),
    }),
  };
}

interface Inside {
  readonly tag: string;
  readonly isLine: boolean;
}

function contentsOf(nodes: readonly Node[], inside: Inside, reading: Reading) {
  return nodes.some(isStructured)
    ? { children: readInside(nodes, inside, reading) }
    : { html: proseOf(nodes, inside, reading) };
}

function proseOf(nodes: readonly Node[], { tag, isLine }: Inside, reading: Reading) {
  const writer = new ProseWriter(reading, isLine ? 'inline' : 'flow');
  writer.write(nodes, tag);
  return writer.take();
}

/** Reads the nodes of an element that stays: words of a line are a `span`. */
function readInside(nodes: readonly Node[], inside: Inside, reading: Reading): readonly StoredBlock[] {
  const blocks: StoredBlock[] = [];
  let words: Node[] = [];
  const endWords = (): void => {
    if (words.some(hasContent)) {
      const html = proseOf(words, { tag: 'span', isLine: true }, reading);
      blocks.push({ block: 'core/element', props: { tag: 'span', attributes: {}, html } });
    }
    words = [];
  };
  for (const node of nodes) {
    if (
      !isElement(node) ||
      (inlineTags.has(node.tag) && !node.hasStructure && !node.hasBlock) ||
      node.tag === 'br' ||
      node.tag === 'audio'
    ) {
      words.push(node);
      continue;
    }
    endWords();
    blocks.push(...readOne(node, inside, reading));
  }
  endWords();
  return blocks;
}

function readOne(node: Element, { tag, isLine }: Inside, reading: Reading): readonly StoredBlock[] {
  const figure = isLine ? onlyPicture(node) : undefined;
  if (figure?.picture === node) {
    const picture = pictureRef(node, reading.context);
    return picture ? [{ block: 'core/picture', props: { picture } }] : [];
  }
  const structure = node.hasStructure && figure === undefined ? readStructure(node, reading) : undefined;
  return structure ?? [readKept(node, reading, tag)];
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
  return Object.fromEntries(attributesOf(tag, element, context).flatMap(asProperty));
}

function asProperty({ name, value }: Attribute): readonly (readonly [string, string | boolean])[] {
  if (typeof value !== 'string' || name === 'href') return [];
  return [[properties[name] ?? name, value === '' ? true : value]];
}
