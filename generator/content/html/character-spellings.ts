/** The names that html has for characters which software escapes. */
const names: Readonly<Record<string, string>> = {
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": 'apos',
  '\u00a0': 'nbsp',
  '\u00ad': 'shy',
};

/** A pattern for a character as a reference of html, by number or name, its ampersand escaped any number of times. */
export function htmlReference(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const name = names[character];
  return `&(?:amp;)*(?:#0*${point}|#[xX]0*${anyCase(point.toString(16))}${name ? `|${name}` : ''});`;
}

/** A pattern for a character as JSON escapes it, without the first backslash: one or two groups of four digits. */
export function jsonEscape(character: string): string {
  return Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
    .map((unit) => `u${anyCase(unit.toString(16).padStart(4, '0'))}`)
    .join('\\\\*');
}

/** A pattern for hexadecimal digits in lower or upper case. `digits`: in lower case. */
export function anyCase(digits: string): string {
  return digits.replace(/[a-f]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
