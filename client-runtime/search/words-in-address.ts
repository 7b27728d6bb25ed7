/** `visits/address-change.ts`: imported from there, it would become a chunk of the runtime's. */
const addressChange = 'boardwalk:address';

/** Returns the words that the address has, if it has any. */
export function readWords(): string | null {
  return new URLSearchParams(location.search).get('q');
}

/** Writes the words into the address, for Back, a reload and whoever gets the link. */
export function writeWords(words: string): void {
  const url = new URL(location.href);
  if (words) url.searchParams.set('q', words);
  else url.searchParams.delete('q');
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // Safari allows 100 changes in half a minute: the next one is written again.
  }
}

/** Calls `follow` when the page is shown at another address, as long as the element is on it. */
export function onWords(element: Element, follow: () => void): void {
  const change = (): void => {
    if (element.isConnected) follow();
    else removeEventListener(addressChange, change);
  };
  addEventListener(addressChange, change);
}
