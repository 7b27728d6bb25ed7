import { DomUtils } from 'htmlparser2';
import type { parseNodes } from '../html/parse-html.ts';

export type Node = ReturnType<typeof parseNodes>[number];
export type Element = Extract<Node, { attribs: unknown }>;

/** An element of an entry's `content`, and the html that it was read from. */
export interface Piece {
  readonly element: Element;
  readonly source: string;
}

export function isElement(node: Node): node is Element {
  return 'attribs' in node;
}

export function isTag(node: Node, tags: readonly string[]): boolean {
  return isElement(node) && tags.includes(node.name);
}

/** Tells whether a node shows nothing: white space and comments. */
export function isNothing(node: Node): boolean {
  return !isElement(node) && (node.type !== 'text' || node.data.trim() === '');
}

export function htmlOf(source: string, nodes: readonly Node[]): string {
  const [first, last] = [nodes[0], nodes.at(-1)];
  return first && last ? source.slice(first.startIndex ?? 0, (last.endIndex ?? -1) + 1) : '';
}

/** The same of nodes that need not be neighbours. */
export function htmlOfEach(source: string, nodes: readonly Node[]): string {
  return nodes
    .map((node, index) => {
      const isNext = index > 0 && nodes[index - 1]?.nextSibling === node;
      return `${index === 0 || isNext ? '' : '\n'}${htmlOf(source, [node])}`;
    })
    .join('');
}

// Nothing within them is shown, up to their end.
const silentTags =
  'script style textarea title xmp plaintext svg math template object select option noscript iframe noembed noframes'.split(
    ' ',
  );

/** Tells whether html ends within a comment or an element that shows nothing: what was meant to follow is part of that. */
export function endsUnclosed(nodes: readonly Node[], source: string): boolean {
  const last = nodes.at(-1);
  if (last === undefined || (last.endIndex ?? 0) < source.trimEnd().length - 1) return false;
  if (last.type === 'comment') return !source.trimEnd().endsWith('-->');
  if (!isElement(last)) return false;
  return silentTags.includes(last.name)
    ? !source.trimEnd().toLowerCase().endsWith(`</${last.name}>`)
    : endsUnclosed(last.children, source);
}

/** The html within an element. */
export function innerHtml({ element, source }: Piece): string {
  return htmlOf(source, element.children);
}

/** The html within the first element of a piece that has the tag; undefined when no element has it. */
export function innerHtmlOf({ element, source }: Piece, tag: string): string | undefined {
  const found = DomUtils.findOne(({ name }) => name === tag, element.children);
  return found ? innerHtml({ element: found, source }) : undefined;
}

/** The same of an element right below the piece's own. */
export function innerHtmlOfChild({ element, source }: Piece, tag: string): string | undefined {
  const found = element.children.find((node): node is Element => isElement(node) && node.name === tag);
  return found && innerHtml({ element: found, source });
}

export function hasClass({ attribs }: Element, name: string): boolean {
  return (attribs.class ?? '').split(/\s+/).includes(name);
}
