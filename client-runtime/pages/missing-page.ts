import { matchRoute } from './route-pattern.ts';

/** The message of `404.html`. */
const notFound = 'This page could not be found';

export interface MissingPath {
  /** As in addresses. */
  readonly path: string;
  /** As people read it, without escapes. */
  readonly text: string;
}

/**
 * Puts the missing path into the host's `404.html`. Throws an error with status 404 and that
 * message when the answer is another page. A chunk. See behaviours 60.
 */
export function explainMissing(page: Document, missing: MissingPath): void {
  const message = missingMessage(missing);
  const heading = page.querySelector('main h1');
  if (heading?.textContent !== notFound) throw Object.assign(new Error(message), { status: 404 });
  heading.textContent = message;
  page.title = page.title.replace(notFound, message);
}

/** Makes the message for a missing path. */
export function missingMessage({ path, text }: MissingPath): string {
  return matchRoute(path) === null ? notFound : `Route ${text.replace(/(.)\/$/, '$1')} is not pre-rendered`;
}
