import { matchRoute } from './route-pattern.ts';

/** What `404.html` says. */
const notFound = 'This page could not be found';

export interface MissingPath {
  /** As addresses have it. */
  readonly path: string;
  /** As people read it, without escapes. */
  readonly text: string;
}

/**
 * Has the host's `404.html` say which page is missing. Throws an error with status 404 and that message when the answer is
 * another page. Loaded when it is needed. See behaviours 60.
 */
export function explainMissing(page: Document, missing: MissingPath): void {
  const message = missingMessage(missing);
  const heading = page.querySelector('main h1');
  if (heading?.textContent !== notFound) throw Object.assign(new Error(message), { status: 404 });
  heading.textContent = message;
  page.title = page.title.replace(notFound, message);
}

/** The message for a path that the host has no page for. */
export function missingMessage({ path, text }: MissingPath): string {
  return matchRoute(path) === null ? notFound : `Route ${text.replace(/(.)\/$/, '$1')} is not pre-rendered`;
}
