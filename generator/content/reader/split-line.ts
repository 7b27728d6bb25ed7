import { hasContent } from './has-content.ts';
import { isBackground } from './structures/cover.ts';
import { isPicture, onlyPicture } from './structures/image.ts';
import { isStructure } from './structures/index.ts';
import {
  type Element,
  endsParagraph,
  hasClass,
  inlineTags,
  isElement,
  makeElement,
  type Node,
} from './tree.ts';

/** A picture that is not higher than a line or two stays in it. */
const widestInLine = 64;

/**
 * Splits a paragraph at what is no part of a line: players, and pictures that are large or stand at its
 * side. The words between become paragraphs like it, without its id. A small picture in a line stays there.
 */
export function splitParagraph(paragraph: Element): readonly Node[] {
  const items = itemsOf(paragraph);
  const split: Node[] = [];
  let run: Node[] = [];
  const endRun = (): void => {
    if (run.some(hasContent)) {
      const inner = makeElement('p', withoutId(paragraph).attributes, run);
      split.push({ ...inner, tag: inner.hasBlock ? 'div' : 'p' });
    } else for (const node of run) split.push(node);
    run = [];
  };
  const hasWordsBesides = items.some(isWords);
  for (const item of items) {
    if (!isElement(item) || !item.hasStructure || (hasWordsBesides && isOfLine(item))) run.push(item);
    else {
      endRun();
      // A paragraph within, of tags that are closed in another order.
      if (item.tag === 'p') for (const part of splitParagraph(item)) split.push(part);
      else split.push(item);
    }
  }
  endRun();
  return split;
}

/**
 * Brings what is no part of a line out of a heading that has words besides, before or after it. Of several pieces of words one heading
 * stays.
 */
export function splitHeading(heading: Element): readonly Element[] {
  const items = itemsOf(heading);
  if (!items.some(isWords)) return [heading];
  const [before, words, after]: [Element[], Node[], Element[]] = [[], [], []];
  for (const item of items) {
    if (!isElement(item) || !item.hasStructure || isOfLine(item)) words.push(item);
    else (words.some(isWords) ? after : before).push(item);
  }
  return [...before, makeElement(heading.tag, heading.attributes, words), ...after];
}

/** The parts of a line, those with structures in them opened. */
function itemsOf(line: Element): readonly Node[] {
  return line.children.flatMap((node) =>
    isElement(node) && node.hasStructure && inlineTags.has(node.tag) && !isWhole(node)
      ? spread(node)
      : [node],
  );
}

function isWords(node: Node): boolean {
  return !(isElement(node) && node.hasStructure) && hasContent(node);
}

/** A picture, or more than prose by itself: it is not opened. */
export function isWhole(element: Element): boolean {
  return isStructure(element) || onlyPicture(element) !== undefined;
}

function isOfLine(element: Element): boolean {
  const found = onlyPicture(element);
  if (found === undefined) return false;
  const { picture } = found;
  if (
    ['alignleft', 'alignright', 'aligncenter'].some(
      (name) => hasClass(picture, name) || hasClass(element, name),
    )
  )
    return false;
  return Number(picture.attributes.width ?? Number.NaN) <= widestInLine;
}

/**
 * Brings what is no part of a line out of an element of a line: the element is put around the words before, within and after it, a
 * link around each picture, too. Of elements in one another one is kept, a link rather than a look: so it takes linear time.
 */
export function spread(element: Element): readonly Node[] {
  return [...markOf(element), ...around(withoutId(element), element.children)];
}

/** An element for the id of another one, which is written several times. */
export function markOf({ tag, attributes: { id, name } }: Element): readonly Node[] {
  const own = id ?? (tag === 'a' ? name : undefined);
  if (own === undefined) return [];
  return [makeElement('span', { id: own })];
}

function around(wrapper: Element, nodes: readonly Node[]): Node[] {
  const result: Node[] = [];
  let run: Node[] = [];
  const endRun = (): void => {
    if (run.some(hasContent)) result.push(makeElement(wrapper.tag, wrapper.attributes, run));
    else for (const node of run) result.push(node);
    run = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || !breaksLine(node)) run.push(node);
    else {
      endRun();
      for (const part of carried(wrapper, node)) result.push(part);
    }
  }
  endRun();
  return result;
}

function breaksLine({ tag, hasStructure, hasBlock }: Element): boolean {
  return hasStructure || hasBlock || endsParagraph.has(tag);
}

function carried(wrapper: Element, node: Element): readonly Node[] {
  if (isPicture(node)) {
    return [wrapper.tag === 'a' && !isBackground(node) ? makeElement('a', wrapper.attributes, [node]) : node];
  }
  if (node.tag === 'a' && onlyPicture(node)) return [node];
  if (inlineTags.has(node.tag) && isStructure(node)) return [node];
  if (inlineTags.has(node.tag)) {
    return [...markOf(node), ...around(wrapper.tag === 'a' ? wrapper : withoutId(node), node.children)];
  }
  if (node.children.length === 0) return [node];
  return [{ ...node, children: around(wrapper, node.children) }];
}

/** An id is given once. */
function withoutId({ attributes: { id: _, name: __, ...attributes }, ...element }: Element): Element {
  return { ...element, attributes };
}
