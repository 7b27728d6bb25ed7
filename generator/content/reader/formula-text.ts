import { type Element, isElement, type Node } from './tree.ts';

/** Writes a formula as words that read right: a fraction as "1/2", a power as "t^2", a root as "√(x)". */
export function formulaText(element: Element): string {
  return ` ${textOfAll(element.children)} `;
}

/** Returns the text of the formula in its source, which WordPress writes beside it; empty without one. */
export function formulaSource({ children, attributes }: Element): string {
  const { alttext } = attributes;
  if (alttext) return alttext;
  for (const child of children) {
    if (!isElement(child)) continue;
    const found = child.tag === 'annotation' ? plain(child) : formulaSource(child);
    if (found !== '') return found;
  }
  return '';
}

function textOfAll(nodes: readonly Node[]): string {
  return nodes.map(textOf).join(' ').replace(/\s+/g, ' ').trim();
}

function textOf(node: Node): string {
  if (!isElement(node)) return node;
  // The annotation repeats the formula in another notation.
  if (node.tag.startsWith('annotation')) return '';
  const [first = '', second = ''] = node.children
    .filter(isElement)
    .map((child) => (child.children.length > 1 ? `(${textOf(child)})` : textOf(child).trim()));
  switch (node.tag) {
    case 'mfrac':
      return `${first}/${second}`;
    case 'msup':
      return `${first}^${second}`;
    case 'msub':
      return `${first}_${second}`;
    case 'msqrt':
      return `√(${textOfAll(node.children)})`;
    default:
      return textOfAll(node.children);
  }
}

function plain({ children }: Element): string {
  return children
    .map((node) => (isElement(node) ? plain(node) : node))
    .join('')
    .trim();
}
