import type { SourceBlock } from '../blocks/block.ts';
import { blockReaders, containers } from '../blocks/index.ts';
import { parseNodes } from '../html/parse-html.ts';
import {
  type Element,
  endsUnclosed,
  htmlOf,
  htmlOfEach,
  isElement,
  isNothing,
  isTag,
  type Node,
  type Piece,
} from './content-nodes.ts';
import { matchBlocks } from './match-blocks.ts';

/** Blocks without an element in the html: their contents take their place. */
const placeless: ReadonlySet<string> = new Set(['core/block', 'core/pattern']);

interface Wrapper {
  /** Returns true for nodes of the wrapper itself, not of its blocks. */
  readonly isOwn?: (node: Node) => boolean;
  /** True when it contains blocks of one kind only, without html between them. */
  readonly isStrict?: boolean;
}

/** Blocks whose inner blocks are read one by one. Any other is html with all its contents. */
const wrappers: ReadonlyMap<string, Wrapper> = new Map<string, Wrapper>([
  ['core/group', {}],
  ['core/post-content', {}],
  ['core/columns', {}],
  ['core/column', {}],
  ['core/cover', {}],
  ['core/buttons', { isStrict: true }],
  ['core/list', { isStrict: true }],
  ['core/list-item', { isStrict: true, isOwn: (node) => !isTag(node, ['ul', 'ol']) }],
  ['core/quote', { isOwn: (node) => isTag(node, ['cite']) }],
  ['core/gallery', { isStrict: true, isOwn: (node) => isTag(node, ['figcaption']) }],
]);

/**
 * Assigns blocks their html in WordPress's `content`, and puts the rest between them as blocks of
 * html: the result contains all of `content`, in order. Blocks say how it looks.
 */
export function alignBlocks(blocks: readonly SourceBlock[], content: string): readonly SourceBlock[] {
  return align(blocks, parseNodes(content), content);
}

function align(
  blocks: readonly SourceBlock[],
  nodes: readonly Node[],
  source: string,
): readonly SourceBlock[] {
  const shown = nodes.filter((node) => !isNothing(node));
  const placed = blocks.flatMap((block) => (placeless.has(block.name) ? block.children : [block]));
  const placeOf = new Map(shown.map((node, place) => [node, place]));
  const aligned: SourceBlock[] = [];
  let next = 0;
  const fillUntil = (end: number): void => {
    const html = htmlOf(source, shown.slice(next, end));
    if (html !== '') aligned.push({ name: 'core/freeform', html, own: html, attributes: null, children: [] });
    next = end + 1;
  };

  const isCutOff = endsUnclosed(nodes, source);
  let unseen: SourceBlock[] = [];
  for (const [index, node] of matchBlocks(placed, shown).entries()) {
    const block = placed[index];
    if (block && node && isElement(node)) {
      unseen = [];
      fillUntil(placeOf.get(node) ?? next);
      aligned.push(withPiece(block, { element: node, source }));
    } else if (block && isCutOff && blockReaders.has(block.name)) {
      unseen.push(block);
    } else if (block && !blockReaders.has(block.name) && !containers.has(block.name)) {
      // Its words, if any, are in the html between; its name is for the report.
      aligned.push({ name: block.name, html: '', own: '', attributes: null, children: [] });
    }
  }
  fillUntil(shown.length);
  // Attributes still contain text that an unclosed tag has swallowed.
  return [...aligned, ...unseen];
}

function withPiece(block: SourceBlock, piece: Piece): SourceBlock {
  const { element, source } = piece;
  const html = htmlOf(source, [element]);
  const { name, attributes } = block;
  const whole = { name, attributes, html, own: html, piece, children: [] };
  const wrapper = wrappers.get(block.name);
  if (!wrapper || block.children.length === 0) return whole;

  const { isStrict = false, isOwn = () => false } = wrapper;
  const inner = element.children.find(isInnerContainer);
  const { children: nodes } = inner ?? element;
  const children = align(
    block.children,
    nodes.filter((node) => !isOwn(node)),
    source,
  );
  if (isStrict && children.some((child) => child.piece === undefined)) return whole;

  const own = inner ? element.children.filter((node) => node !== inner) : nodes.filter(isOwn);
  return { ...whole, children, own: backgroundOf(piece) + htmlOfEach(source, own) };
}

/** The opening tag of an element with a background picture belongs to the wrapper. */
function backgroundOf({ element, source }: Piece): string {
  const { startIndex, children, attribs } = element;
  return attribs.style?.includes('url(') ? source.slice(startIndex ?? 0, children[0]?.startIndex ?? 0) : '';
}

function isInnerContainer(node: Node): node is Element {
  return isElement(node) && node.attribs.class?.includes('__inner-container') === true;
}
