import { isOnline } from '../network.ts';
import { mayReload } from './may-reload.ts';

/**
 * Loads an address as a document because a part of a page has failed, at most once a minute; by
 * default the current page. Returns false when it does not: too soon, the storage is blocked, or
 * the visitor is offline and would lose the page.
 */
export function reloadOnce({ href }: Pick<URL, 'href'> = location): boolean {
  if (!isOnline() || !mayReload(window, Date.now())) return false;
  // Assigning the current address would only scroll to its hash.
  if (href === location.href) location.reload();
  else location.assign(href);
  return true;
}
