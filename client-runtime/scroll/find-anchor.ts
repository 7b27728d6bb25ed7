/**
 * Finds the element that a hash names, "#map": by the id as written, or decoded. Null without one.
 * No hash throws. See behaviours 23 to 25.
 */
export function findAnchor<Found>(
  page: { readonly getElementById: (id: string) => Found | null },
  hash: string,
): Found | null {
  const id = hash.slice(1);
  return id === '' ? null : (page.getElementById(id) ?? page.getElementById(decodeOrKeep(id)));
}

/** Decodes a text of an address; returns text with broken escapes unchanged. */
export function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
