declare global {
  /** Not in every browser, and incomplete in the standard library's types. */
  interface Navigator {
    readonly connection?: EventTarget & { readonly effectiveType?: string; readonly saveData?: boolean };
  }
}

/** Returns true unless the browser knows that there is no network. */
export function isOnline(): boolean {
  return navigator.onLine ?? true;
}

/** Returns true when the visitor wants to save data, or the connection is as slow as 2g. */
export function isSlow({ connection } = navigator): boolean {
  return connection?.saveData || /2g/.test(connection?.effectiveType ?? '');
}

/** Calls `listener` when the network or its kind changes. Returns a function that stops it. */
export function onNetworkChange(listener: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('online', listener, { signal });
  addEventListener('offline', listener, { signal });
  navigator.connection?.addEventListener('change', listener, { signal });
  return () => listening.abort();
}
