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

const signs: ReadonlyMap<string, string> = new Map([
  ['mfrac', '/'],
  ['msup', '^'],
  ['msub', '_'],
]);

/** Reads each child once: of formulas in one another, twice would be without end. */
function textOf(node: Node): string {
  if (!isElement(node)) return node;
  // The annotation repeats the formula in another notation.
  if (node.tag.startsWith('annotation')) return '';
  const sign = signs.get(node.tag);
  if (sign !== undefined) {
    const [first, second] = node.children.filter(isElement);
    return `${operand(first)}${sign}${operand(second)}`;
  }
  const text = textOfAll(node.children);
  return node.tag === 'msqrt' ? `√(${text})` : text;
}

function operand(element: Element | undefined): string {
  if (element === undefined) return '';
  return element.children.length > 1 ? `(${textOf(element)})` : textOf(element).trim();
}

function plain({ children }: Element): string {
  return children
    .map((node) => (isElement(node) ? plain(node) : node))
    .join('')
    .trim();
}
