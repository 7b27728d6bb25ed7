/** An element of WordPress's html. A light tree: no parents, no comments, names in lower case. */
export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
  /** True when it is, or contains, something that is more than prose: a picture, a player, a section. */
  hasStructure: boolean;
  /** True when it contains an element that ends a paragraph in a browser. */
  hasBlock: boolean;
}

export type Node = Element | string;

/** Most elements have none. */
export const noAttributes: Element['attributes'] = {};

/** Makes an element; `hasStructure` says what it is by itself. */
export function makeElement(
  tag: string,
  attributes: Element['attributes'],
  children: Node[] = [],
  hasStructure = false,
): Element {
  const element: Element = { tag, attributes, children, hasStructure, hasBlock: false };
  for (const child of children) if (isElement(child)) noteChild(element, child);
  return element;
}

/** Notes on an element what is in it. */
export function noteChild(element: Element, child: Element): void {
  if (child.hasStructure) element.hasStructure = true;
  if (child.hasBlock || endsParagraph.has(child.tag)) element.hasBlock = true;
}

export function isElement(node: Node | undefined): node is Element {
  return typeof node === 'object';
}

export function isBlankText(node: Node): boolean {
  return typeof node === 'string' && node.trim() === '';
}

/** Returns the children without white space between them. */
export function solidChildren({ children }: Element): readonly Node[] {
  return children.filter((node) => !isBlankText(node));
}

/** Returns true when the class list of an element has the name. */
export function hasClass({ attributes }: Element, name: string): boolean {
  const list = attributes.class;
  if (list === undefined || !list.includes(name)) return false;
  return list === name || list.split(/\s+/).includes(name);
}

/** Returns what follows `prefix` in the first class that begins with it: "columns-3" is "3" for "columns-". */
export function classAfter({ attributes }: Element, prefix: string): string | undefined {
  const list = attributes.class;
  if (list === undefined || !list.includes(prefix)) return undefined;
  return list
    .split(/\s+/)
    .find((name) => name.startsWith(prefix))
    ?.slice(prefix.length);
}

/** Finds the first element below, in the order of the html. */
export function findElement(root: Element, is: (element: Element) => boolean): Element | undefined {
  for (const child of root.children) {
    if (!isElement(child)) continue;
    const found = is(child) ? child : findElement(child, is);
    if (found) return found;
  }
  return undefined;
}

/** Finds all elements below, in the order of the html; none within another. */
export function findElements(
  root: Element,
  is: (element: Element) => boolean,
  found: Element[] = [],
): readonly Element[] {
  for (const child of root.children) {
    if (!isElement(child)) continue;
    if (is(child)) found.push(child);
    else findElements(child, is, found);
  }
  return found;
}

/** Returns the words of a node, with a space at each end of a line or block. */
export function textOf(node: Node): string {
  if (typeof node === 'string') return node;
  let text = '';
  for (const child of node.children) text += textOf(child);
  return partsWords(node.tag) ? ` ${text} ` : text;
}

/** Returns true for a tag that ends a word. An unknown one is within a line, as in a browser. */
export function partsWords(tag: string): boolean {
  return endsParagraph.has(tag) || separate.has(tag);
}

const separate: ReadonlySet<string> = new Set(
  'br hr img amp-img video audio iframe object svg math button label input select textarea option legend'.split(
    ' ',
  ),
);

/** Tags within a line. `br` is not one of them: it ends a word. */
export const inlineTags: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q rp rt ruby s samp small span strong sub sup time u var wbr font big tt acronym strike'.split(
    ' ',
  ),
);

/** The start tags that end an open paragraph in a browser. */
export const endsParagraph: ReadonlySet<string> = new Set(
  `address article aside blockquote center details dialog dir div dl dd dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
  header hgroup hr li main menu nav ol p pre search section summary table ul caption thead tbody tfoot tr td th`.split(
    /\s+/,
  ),
);
