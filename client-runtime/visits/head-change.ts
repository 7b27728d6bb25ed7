/** The elements of the head to remove and to add, between two pages. */
export interface HeadChange {
  readonly gone: readonly Element[];
  readonly added: readonly Element[];
}

/**
 * Compares two heads by the html of their elements: keeps common elements, and those of others,
 * such as the stylesheets of islands. Null when the change needs another document: another runtime,
 * stylesheet or policy.
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

/** The title is set separately: without one, a tab would briefly show its address. */
function isOfPage(element: Element): boolean {
  return element.matches('meta, link:not([rel=stylesheet]), script:not([src])');
}
