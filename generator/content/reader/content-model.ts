import { type Element, isBlankText, isElement, makeElement, type Node } from './tree.ts';

/** Elements that a browser accepts in these parents only: elsewhere it moves them, or closes others. */
const parentsOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    li: ['ul', 'ol'],
    dt: ['dl'],
    dd: ['dl'],
    rt: ['ruby'],
    rp: ['ruby'],
    summary: ['details'],
    caption: ['table'],
    colgroup: ['table'],
    thead: ['table'],
    tbody: ['table'],
    tfoot: ['table'],
    col: ['colgroup'],
    tr: ['thead', 'tbody', 'tfoot'],
    td: ['tr'],
    th: ['tr'],
  }).map(([tag, parents]) => [tag, new Set(parents)]),
);

/** Returns true when a browser leaves an element with the tag in this parent. */
export function fits(tag: string, parent: string): boolean {
  return parentsOf.get(tag)?.has(parent) ?? true;
}

/** Returns true for a tag that a browser leaves in few parents. */
export function isBound(tag: string): boolean {
  return parentsOf.has(tag);
}

/** Parents that take some children only, and the element that takes the place of another. */
const wrappers: ReadonlyMap<string, { readonly takes: ReadonlySet<string>; readonly wrapper: string }> =
  new Map(
    Object.entries({
      ul: { takes: ['li'], wrapper: 'li' },
      ol: { takes: ['li'], wrapper: 'li' },
      dl: { takes: ['dt', 'dd'], wrapper: 'dd' },
      table: { takes: ['caption', 'colgroup', 'thead', 'tbody', 'tfoot'], wrapper: 'tbody' },
      thead: { takes: ['tr'], wrapper: 'tr' },
      tbody: { takes: ['tr'], wrapper: 'tr' },
      tfoot: { takes: ['tr'], wrapper: 'tr' },
      tr: { takes: ['td', 'th'], wrapper: 'td' },
    }).map(([tag, { takes, wrapper }]) => [tag, { takes: new Set(takes), wrapper }]),
  );

/**
 * Returns the children of an element as a browser would leave them: what a list or table cannot have directly in it is in an item
 * or a cell.
 */
export function childrenOf(tag: string, element: Element): readonly Node[] {
  if (tag === 'colgroup') return element.children.filter((node) => isElement(node) && node.tag === 'col');
  const rule = wrappers.get(tag);
  if (rule === undefined) return element.children;
  const children: Node[] = [];
  let loose: Node[] = [];
  const wrap = (): void => {
    if (loose.some((node) => !isBlankText(node))) children.push(makeElement(rule.wrapper, {}, loose));
    loose = [];
  };
  for (const node of partsOf(tag, element)) {
    // Of a column without its group there is nothing to see.
    if (isElement(node) && node.tag === 'col') continue;
    if (isElement(node) && rule.takes.has(node.tag)) {
      wrap();
      children.push(node);
    } else loose.push(node);
  }
  wrap();
  return children;
}

/** A group within a list of terms is replaced by what is in it. */
function partsOf(tag: string, { children }: Element): readonly Node[] {
  if (tag === 'dl')
    return children.flatMap((node) => (isElement(node) && node.tag === 'div' ? node.children : [node]));
  return tag === 'table' && !children.every(isInOrder) ? children.flatMap(lifted) : children;
}

/** How deep the parts of a table are in one another. */
const depths: Readonly<Record<string, number>> = {
  thead: 1,
  tbody: 1,
  tfoot: 1,
  tr: 2,
  td: 3,
  th: 3,
  caption: 4,
  colgroup: 4,
};

/** Returns true for a part of a table in which all parts are where they belong, and for any other node. */
function isInOrder(node: Node): boolean {
  const depth = isElement(node) ? depths[node.tag] : undefined;
  if (!isElement(node) || depth === undefined) return true;
  return node.children.every((child) => !isAfter(child, node.tag, depth) && isInOrder(child));
}

/** Returns true for a node that stands after a part of a table, and not in it. */
function isAfter(child: Node, tag: string, depth: number): boolean {
  if (tag === 'colgroup') return !isBlankText(child) && !(isElement(child) && child.tag === 'col');
  return isElement(child) && (depths[child.tag] ?? Infinity) <= depth;
}

/**
 * Returns a part of a table, and after it what an end tag that was left out has put into it: the next row in a cell, the body in a
 * caption, words in a group of columns.
 */
function lifted(node: Node): readonly Node[] {
  const depth = isElement(node) ? depths[node.tag] : undefined;
  if (!isElement(node) || depth === undefined) return [node];
  const children = node.children.flatMap(lifted);
  const end = children.findIndex((child) => isAfter(child, node.tag, depth));
  if (end === -1) return [{ ...node, children }];
  return [{ ...node, children: children.slice(0, end) }, ...children.slice(end)];
}
