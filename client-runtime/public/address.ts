import { addressChange } from '../visits/address-change.ts';

/** Some names of the address's query with their values: '' where one is missing. */
export function readQuery<Name extends string>(names: readonly Name[]): Record<Name, string> {
  const query = new URLSearchParams(location.search);
  const pairs = names.map((name) => [name, query.get(name) ?? '']);
  return Object.fromEntries(pairs);
}

/** Puts values into the address's query, and takes those that are '' out of it. Others stay; the history gets no entry. */
export function writeQuery(values: Readonly<Record<string, string>>): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(values)) {
    if ((url.searchParams.get(name) ?? '') === value) continue;
    if (value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  if (url.href !== location.href) replaceAddress(url);
}

/** Calls when the page is shown at another address, another query or hash, by a link or by Back. Returns the function that stops it. */
export function onAddressChange(listener: () => void): () => void {
  addEventListener(addressChange, listener);
  return () => removeEventListener(addressChange, listener);
}

/** The entry keeps its state: the runtime finds the place on the page by it. */
function replaceAddress(url: URL): void {
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // Safari takes 100 in half a minute: the next change is told again.
  }
}
