declare global {
  /** Not in every browser, and more than the standard library's types know of it. */
  interface Navigator {
    readonly connection?: EventTarget & { readonly effectiveType?: string; readonly saveData?: boolean };
  }
}

/** True unless the browser knows that there is no network. */
export function isOnline(): boolean {
  return navigator.onLine ?? true;
}

/** True when the visitor has asked to save data, or the connection is as slow as 2g. */
export function isSlow({ connection } = navigator): boolean {
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** Calls when the network comes, goes or changes its kind. Returns the function that stops it. */
export function onNetworkChange(listener: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('online', listener, { signal });
  addEventListener('offline', listener, { signal });
  navigator.connection?.addEventListener('change', listener, { signal });
  return () => listening.abort();
}
