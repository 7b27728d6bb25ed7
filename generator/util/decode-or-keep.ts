/**
 * Decodes percent escapes; returns text with broken ones unchanged. Use `decodeURI` where
 * characters that shape an address (%2F, %3F, %23) must stay escaped.
 */
export function decodeOrKeep(text: string, decode: (text: string) => string = decodeURIComponent): string {
  try {
    return decode(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
