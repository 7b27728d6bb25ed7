/**
 * Removes the characters that XML 1.0 does not allow, even escaped: control characters, lone
 * surrogates and two noncharacters. https://www.w3.org/TR/xml/#charsets
 */
export function withoutControls(text: string): string {
  return text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');
}
