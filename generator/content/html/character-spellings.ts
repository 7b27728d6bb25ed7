/** The html names of characters that software escapes. */
const names: Readonly<Record<string, string>> = {
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": 'apos',
  '\u00a0': 'nbsp',
  '\u00ad': 'shy',
};

/**
 * Makes a pattern for a character as an html reference, by number or name, with its ampersand
 * escaped any number of times.
 */
export function htmlReference(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const name = names[character];
  return `&(?:amp;)*(?:#0*${point}|#[xX]0*${anyCase(point.toString(16))}${name ? `|${name}` : ''});`;
}

/**
 * Makes a pattern for a character as a JSON escape, without the first backslash: one or two groups
 * of four digits.
 */
export function jsonEscape(character: string): string {
  return Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
    .map((unit) => `u${anyCase(unit.toString(16).padStart(4, '0'))}`)
    .join('\\\\*');
}

/** Makes a pattern for hexadecimal digits in lower or upper case. `digits`: in lower case. */
export function anyCase(digits: string): string {
  return digits.replace(/[a-f]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
