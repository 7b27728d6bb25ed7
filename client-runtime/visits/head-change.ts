/** What goes from the head and what comes, from one page to another. */
export interface HeadChange {
  readonly gone: readonly Element[];
  readonly added: readonly Element[];
}

/**
 * Compares two heads by the html of their elements: what both have is left alone, and so is what others have put in, such as
 * the stylesheets of islands. Null when the change takes another document: another runtime, stylesheet or policy.
 */
export function headChange(page: Document, next: Document): HeadChange | null {
  const added = missingIn(page.head, next.head);
  return added.some((element) => element.matches(ofDocument))
    ? null
    : { gone: missingIn(next.head, page.head).filter(isOfPage), added: added.filter(isOfPage) };
}

function missingIn(head: Element, other: Element): Element[] {
  const known = new Set([...head.children].map(({ outerHTML }) => outerHTML));
  return [...other.children].filter(({ outerHTML }) => !known.has(outerHTML));
}

const ofDocument = 'script[src], link[rel=stylesheet], meta[http-equiv]';

/** The title is set apart: without one, a tab would show its address for a moment. */
function isOfPage(element: Element): boolean {
  return element.matches('meta, link:not([rel=stylesheet]), script:not([src])');
}
