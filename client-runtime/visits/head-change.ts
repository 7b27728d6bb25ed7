/** The elements of the head to remove and to add, between two pages. */
export interface HeadChange {
  readonly gone: readonly Element[];
  readonly added: readonly Element[];
  /** The urls of stylesheets that the next page needs besides. */
  readonly styles: readonly string[];
}

/**
 * Compares two heads by their elements: keeps common elements, and stylesheets of other
 * pages and of islands. Null when the change needs another document: another runtime or policy, or
 * another version of a stylesheet. The script of the clock is loaded by what needs it.
 */
export function headChange(page: Document, next: Document): HeadChange | null {
  const added = missingIn(page.head, next.head);
  const styles = added
    .filter((element) => element.matches('[rel=stylesheet]'))
    .map((link) => `${link.getAttribute('href')}`);
  // The hash of an address differs between versions of a stylesheet: "0a1b2c3d.css".
  const isOther = (url: string) => page.querySelector(`[rel=stylesheet][href^="${url.slice(0, -12)}"]`);
  return added.some((element) => element.matches('[data-hydrate], [http-equiv]')) || styles.some(isOther)
    ? null
    : { gone: missingIn(next.head, page.head).filter(isOfPage), added: added.filter(isOfPage), styles };
}

function missingIn({ children }: Element, other: Element): Element[] {
  return [...other.children].filter((element) => ![...children].some((known) => known.isEqualNode(element)));
}

/** The title is set separately: without one, a tab would briefly show its address. */
function isOfPage(element: Element): boolean {
  return element.matches('meta, link:not([rel=stylesheet]), script:not([src])');
}
