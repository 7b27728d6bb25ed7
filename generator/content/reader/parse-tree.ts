import { Parser } from 'htmlparser2';
import type { Loss } from './loss.ts';
import { endsDrawing, takesHtml } from './takes-html.ts';
import { type Element, endsParagraph, isElement, makeElement, type Node } from './tree.ts';

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
    if (node.hasStructure) parent.hasStructure = true;
    if (node.hasBlock || endsParagraph.has(node.tag)) parent.hasBlock = true;
  };

  const parser = new Parser({
    onopentag(tag, attributes) {
      if (isCut) return;
      if (endsDrawing.has(tag)) while (open.at(-1)?.hasHtml === false) close();
      const element = makeElement(tag, attributes);
      element.hasStructure = isStructure(element);
      const around = open.at(-1);
      const depth = (around?.depth ?? 0) + (element.hasStructure ? 2 : (levels.get(tag) ?? 1));
      open.push({ element, from: losses.length, depth, hasHtml: takesHtml(tag, around?.hasHtml ?? true) });
      if (depth < maxDepth) return;
      isCut = true;
      parser.pause();
    },
    ontext(text) {
      if (!isCut) append(text);
    },
    onclosetag(tag) {
      // At the end, a tag that was cut off is closed that never opened.
      if (!isCut && current().tag === tag) close();
    },
  });
  parser.end(html);
  while (open.length > 1) close();
  return { root, isCut };
}
