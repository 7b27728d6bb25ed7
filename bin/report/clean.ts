/**
 * Text of the CMS must not steer the terminal, end a line, or turn the words of a message round: control characters, line
 * separators and what embeds or overrides a direction are shown as a mark.
 */
export function clean(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '�');
}
