import { missingWords } from '../../words/site/missing-words.ts';
import { matchRoute } from './route-pattern.ts';

/**
 * Puts the missing path into the host's `404.html`. Throws an error with status 404 and that
 * message when the answer is another page. A chunk. See behaviours 60.
 */
export function explainMissing(page: Document, path: string, text: string): void {
  const message = missingMessage(path, text);
  const heading = page.querySelector('main h1');
  if (heading?.textContent !== missingWords.title) throw Object.assign(new Error(message), { status: 404 });
  heading.textContent = message;
  page.title = page.title.replace(missingWords.title, message);
}

/** Makes the message for a missing path; `text` is the path as people read it, without escapes. */
export function missingMessage(path: string, text: string): string {
  return matchRoute(path) === null
    ? missingWords.title
    : missingWords.route({ path: text.replace(/(.)\/$/, '$1') });
}
