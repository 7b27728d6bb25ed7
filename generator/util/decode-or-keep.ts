/**
 * Decodes percent escapes; text in which they are broken stays as it is. `decode` is `decodeURI` where the characters that give
 * an address its shape (%2F, %3F, %23) have to stay escaped.
 */
export function decodeOrKeep(text: string, decode: (text: string) => string = decodeURIComponent): string {
  try {
    return decode(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
