import { hasContent } from './has-content.ts';
import { type Element, isElement } from './tree.ts';

/**
 * Returns true when everything that a visitor sees of an element is in the taken parts of it. A structure takes only what it
 * understands: what it would leave out makes it a plain piece of page with all of its children.
 */
export function isAllTaken(element: Element, taken: ReadonlySet<Element>): boolean {
  return element.children.every((node) => {
    if (isElement(node) && taken.has(node)) return true;
    if (!hasContent(node)) return true;
    // A picture, a player or a line is content of its own.
    return isElement(node) && node.children.length > 0 && isAllTaken(node, taken);
  });
}
