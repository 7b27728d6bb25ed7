export type HeadersSource = HeadersInit | (() => HeadersInit);

/** Joins headers, later ones over earlier ones, names compared without case. A function is asked each time. */
export function mergeHeaders(...sources: readonly (HeadersSource | undefined)[]): Record<string, string> {
  const merged = new Headers();
  for (const source of sources) {
    const headers = typeof source === 'function' ? source() : source;
    new Headers(headers).forEach((value, name) => {
      merged.set(name, value);
    });
  }
  return Object.fromEntries(merged);
}
