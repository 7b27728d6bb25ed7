/**
 * Encodes a folded word for the name of a file: what is no letter of English or digit becomes "_"
 * and five hex digits. The beginning of a word stays the beginning of its code.
 */
export function encodeWord(word: string): string {
  return word.replace(/[^a-z0-9]/gu, (letter) => {
    return `_${letter.codePointAt(0)?.toString(16).padStart(5, '0')}`;
  });
}
