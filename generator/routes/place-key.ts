/** Returns the key of a place in an address: the last part of its page's, otherwise its words, "harbour-lawn"; may be empty. */
export function placeKey(title: string, path?: string | null): string {
  return (
    path?.split('/').at(-2) ??
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
  );
}
