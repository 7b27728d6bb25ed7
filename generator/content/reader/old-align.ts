import { onlyPicture } from './structures/image.ts';
import {
  type Element,
  endsParagraph,
  inlineTags,
  isBlankText,
  isElement,
  makeElement,
  type Node,
} from './tree.ts';
import { oneOf } from './values/one-of.ts';

/** Puts the alignment that old html has in attributes and in `<center>` into the classes of today, on each line that it is about. */
export function withOldAlign(element: Element): Element {
  const { tag } = element;
  const side = sideOf(element);
  if (side === undefined) return element;
  if (tag === 'img') return withClass(element, `align${side}`);
  if (lines.has(tag)) return withClass(element, `has-text-align-${side}`);
  return boxes.has(tag) ? { ...element, children: alignAll(element.children, side) } : element;
}

function sideOf({ tag, attributes }: Element): 'left' | 'center' | 'right' | undefined {
  if (tag === 'center') return tag;
  const styled = boxes.has(tag) ? /text-align:\s*([a-z]+)/i.exec(attributes.style ?? '')?.[1] : undefined;
  return oneOf((styled ?? attributes.align)?.trim().toLowerCase(), ['left', 'center', 'right']);
}

const lines: ReadonlySet<string> = new Set('p h1 h2 h3 h4 h5 h6 td th ul ol'.split(' '));
const boxes: ReadonlySet<string> = new Set(['div', 'center', 'section', 'article']);

function withClass(element: Element, name: string): Element {
  const { class: classList } = element.attributes;
  // What an editor chose for the line itself counts.
  if (/\balign-?(left|center|right)\b/.test(classList ?? '')) return element;
  if (element.attributes.style?.includes('text-align')) return element;
  const added = classList === undefined ? name : `${classList} ${name}`;
  return { ...element, attributes: { ...element.attributes, class: added } };
}

/** Loose words become a line. A box with an alignment of its own has given it to its lines already. */
function alignAll(nodes: readonly Node[], side: string): Node[] {
  const aligned: Node[] = [];
  let loose: Node[] = [];
  const endLine = (): void => {
    if (loose.every(isBlankText)) aligned.push(...loose);
    else aligned.push(makeElement('p', { class: `has-text-align-${side}` }, loose));
    loose = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || isInLine(node)) {
      loose.push(node);
      continue;
    }
    endLine();
    if (lines.has(node.tag)) aligned.push(withClass(node, `has-text-align-${side}`));
    else if (onlyPicture(node)) aligned.push(withClass(node, `align${side}`));
    else if (boxes.has(node.tag) && sideOf(node) === undefined)
      aligned.push({ ...node, children: alignAll(node.children, side) });
    else aligned.push(node);
  }
  endLine();
  return aligned;
}

function isInLine(element: Element): boolean {
  return (
    inlineTags.has(element.tag) &&
    !element.hasStructure &&
    !element.hasBlock &&
    !endsParagraph.has(element.tag)
  );
}
