import { openResults } from './open-results.ts';

/** Fields that are in use: the header stays, and so does its field. */
const started = new WeakSet<Element>();

/**
 * Brings the search field within an element alive: results appear below it while a visitor types. A
 * chunk, loaded when the field gets the focus, and at once on the search page, whose address keeps
 * the words. Without it the form leads to that page.
 */
export function startSearch(search: HTMLElement): void {
  if (started.has(search)) return;
  started.add(search);
  openResults(search);
}
