/**
 * Text without the characters that XML 1.0 cannot hold, not even escaped: control characters, lone surrogates and the
 * two that are no characters. https://www.w3.org/TR/xml/#charsets
 */
export function withoutControls(text: string): string {
  return text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');
}

/** Plain text where html is expected: what looks like markup stays text. */
export function toHtml(text: string): string {
  return withoutControls(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
