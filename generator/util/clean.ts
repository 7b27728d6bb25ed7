/**
 * Replaces control characters, line separators and characters that embed or override a direction:
 * text of the CMS must not steer the terminal, end a line, or reverse the words of a message.
 */
export function clean(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '�');
}
