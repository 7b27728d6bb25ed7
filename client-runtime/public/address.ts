import { addressChange } from '../visits/address-change.ts';

/** Reads values of the address's query by name: '' for a missing one. */
export function readQuery<Name extends string>(names: readonly Name[]): Record<Name, string> {
  const query = new URLSearchParams(location.search);
  const pairs = names.map((name) => [name, query.get(name) ?? '']);
  return Object.fromEntries(pairs);
}

/**
 * Writes values into the address's query, and removes those that are ''. Others stay; the history
 * gets no entry.
 */
export function writeQuery(values: Readonly<Record<string, string>>): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(values)) {
    if ((url.searchParams.get(name) ?? '') === value) continue;
    if (value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  if (url.href !== location.href) replaceAddress(url);
}

/**
 * Calls `listener` when the same page is shown at another query or hash, by a link or by Back.
 * Returns a function that stops it.
 */
export function onAddressChange(listener: () => void): () => void {
  addEventListener(addressChange, listener);
  return () => removeEventListener(addressChange, listener);
}

/** Keeps the state of the entry: the runtime finds the scroll position by it. */
function replaceAddress(url: URL): void {
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // Safari allows 100 changes in half a minute: the next one is written again.
  }
}
