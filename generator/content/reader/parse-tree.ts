import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { type Handler, Parser } from 'htmlparser2';
import type { Loss } from './loss.ts';
import { type Element, isElement, makeElement, type Node, noAttributes, noteChild } from './tree.ts';

export interface ParsedTree {
  readonly root: Element;
  /** True when the html is nested so deeply that reading stopped: what was read before is there. */
  readonly isCut: boolean;
}

export interface TreeRules {
  /** Decides by a start tag whether an element is more than prose, whatever is in it. */
  readonly isStructure: (element: Element) => boolean;
  /**
   * Called when an element is complete. Returns what takes its place: itself, text, nothing. What is lost
   * is added to `losses`; those within the element are there already, from `from` on.
   */
  readonly settle: (element: Element, parent: Element, from: number) => Node | undefined;
  readonly losses: Loss[];
}

/** Far deeper than any page, and below the 512 levels at which a browser puts elements beside one another. */
const maxDepth = 400;
/** The levels of elements that may get others around what is in them. */
const levels: ReadonlyMap<string, number> = new Map([
  ['table', 4],
  ['ul', 2],
  ['ol', 2],
  ['dl', 2],
  ['dir', 2],
  ['menu', 2],
]);

/** Tags with text as it is in them, without tags and character references. */
const rawTags: ReadonlySet<string> = new Set('iframe noembed noframes plaintext script style xmp'.split(' '));

/** Parses html into a light tree, in linear time. */
export function parseTree(html: string, { isStructure, settle, losses }: TreeRules): ParsedTree {
  const root = makeElement('', {});
  const open = [{ element: root, from: 0, depth: 0, hasHtml: true }];
  const current = (): Element => open.at(-1)?.element ?? root;
  let isCut = false;

  const append = (text: string): void => {
    const { children } = current();
    const last = children.length - 1;
    const before = children[last];
    // A text comes in pieces, cut at entities.
    if (typeof before === 'string') children[last] = before + text;
    else children.push(text);
  };

  const close = (): void => {
    const closed = open.pop();
    if (closed === undefined) return;
    const parent = current();
    const node = settle(closed.element, parent, closed.from);
    if (typeof node === 'string') append(node);
    if (!isElement(node)) return;
    parent.children.push(node);
    noteChild(parent, node);
  };

  const hasReferences = html.includes('&');
  const handler: Partial<Handler> = {
    onopentag(tag, attributes) {
      if (isCut) return;
      if (hasReferences) decodeValues(attributes);
      if (endsDrawing.has(tag)) while (open.at(-1)?.hasHtml === false) close();
      const element = makeElement(tag, hasAny(attributes) ? attributes : noAttributes);
      element.hasStructure = isStructure(element);
      const around = open.at(-1);
      const depth = (around?.depth ?? 0) + (element.hasStructure ? 2 : (levels.get(tag) ?? 1));
      open.push({ element, from: losses.length, depth, hasHtml: takesHtml(tag, around?.hasHtml ?? true) });
      if (depth < maxDepth) return;
      isCut = true;
      parser.pause();
    },
    ontext(text) {
      if (!isCut) append(hasReferences && !rawTags.has(current().tag) ? decodeHTML(text) : text);
    },
    onclosetag(tag) {
      // At the end, a tag that was cut off is closed that never opened.
      if (!isCut && current().tag === tag) close();
    },
  };
  // It is faster without character references.
  const parser = new Parser(handler, { decodeEntities: false });
  parser.end(html);
  while (open.length > 1) close();
  return { root, isCut };
}

function decodeValues(attributes: Record<string, string>): void {
  for (const name in attributes) {
    const value = attributes[name];
    if (value?.includes('&')) attributes[name] = decodeHTMLAttribute(value);
  }
}

function hasAny(attributes: object): boolean {
  for (const _ in attributes) return true;
  return false;
}

/** Drawings and formulas take no html, but for these parts of them. */
const parts: ReadonlyMap<string, boolean> = new Map([
  ...['svg', 'math'].map((tag) => [tag, false] as const),
  ...'foreignObject desc title annotation-xml mi mo mn ms mtext'
    .split(' ')
    .map((tag) => [tag, true] as const),
]);

/** Returns true when html may be directly in an element with this tag; `around`: whether it may be around it. */
function takesHtml(tag: string, around: boolean): boolean {
  return parts.get(tag) ?? around;
}

/**
 * Start tags before which a browser ends a drawing or formula, also one that was never closed
 * (https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign).
 */
const endsDrawing: ReadonlySet<string> = new Set(
  `b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s
  small span strong strike sub sup table tt u ul var`.split(/\s+/),
);
