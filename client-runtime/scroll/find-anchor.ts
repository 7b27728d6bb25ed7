/**
 * The element that a hash names, "#map": by its id as it stands in the address, or decoded. Null when there is none.
 * No hash throws. See behaviours 23 to 25.
 */
export function findAnchor<Found>(
  page: { readonly getElementById: (id: string) => Found | null },
  hash: string,
): Found | null {
  const id = hash.slice(1);
  return id === '' ? null : (page.getElementById(id) ?? page.getElementById(decodeOrKeep(id)));
}

/** Text from an address without its escapes, or as it is when they are broken. */
export function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
