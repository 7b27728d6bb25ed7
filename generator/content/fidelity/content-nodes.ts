import { DomUtils } from 'htmlparser2';
import type { parseNodes } from '../html/parse-html.ts';

export type Node = ReturnType<typeof parseNodes>[number];
export type Element = Extract<Node, { attribs: unknown }>;

/** An element of an entry's `content`, with the html that it was parsed from. */
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

/** Returns true for white space and comments. */
export function isNothing(node: Node): boolean {
  return !isElement(node) && (node.type !== 'text' || node.data.trim() === '');
}

export function htmlOf(source: string, nodes: readonly Node[]): string {
  const [first, last] = [nodes[0], nodes.at(-1)];
  return first && last ? source.slice(first.startIndex ?? 0, (last.endIndex ?? -1) + 1) : '';
}

/** Does the same for nodes that need not be neighbours. */
export function htmlOfEach(source: string, nodes: readonly Node[]): string {
  return nodes
    .map((node, index) => {
      const isNext = index > 0 && nodes[index - 1]?.nextSibling === node;
      return `${index === 0 || isNext ? '' : '\n'}${htmlOf(source, [node])}`;
    })
    .join('');
}

// Nothing inside them is shown.
const silentTags =
  'script style textarea title xmp plaintext svg math template object select option noscript iframe noembed noframes'.split(
    ' ',
  );

/**
 * Returns true when html ends inside a comment or an invisible element, which would swallow the
 * html after it.
 */
export function endsUnclosed(nodes: readonly Node[], source: string): boolean {
  const last = nodes.at(-1);
  if (last === undefined || (last.endIndex ?? 0) < source.trimEnd().length - 1) return false;
  if (last.type === 'comment') return !source.trimEnd().endsWith('-->');
  if (!isElement(last)) return false;
  return silentTags.includes(last.name)
    ? !source.trimEnd().toLowerCase().endsWith(`</${last.name}>`)
    : endsUnclosed(last.children, source);
}

/** Returns the html within an element. */
export function innerHtml({ element, source }: Piece): string {
  return htmlOf(source, element.children);
}

/** Returns the html within the first element of a piece with the tag; undefined without one. */
export function innerHtmlOf({ element, source }: Piece, tag: string): string | undefined {
  const found = DomUtils.findOne(({ name }) => name === tag, element.children);
  return found ? innerHtml({ element: found, source }) : undefined;
}

/** Returns the same for a direct child of the piece's element. */
export function innerHtmlOfChild({ element, source }: Piece, tag: string): string | undefined {
  const found = element.children.find((node): node is Element => isElement(node) && node.name === tag);
  return found && innerHtml({ element: found, source });
}

export function hasClass({ attribs }: Element, name: string): boolean {
  return (attribs.class ?? '').split(/\s+/).includes(name);
}
