/** Quotes a word of a command, such as a path, where a shell would read it otherwise. */
export function quotedWord(word: string): string {
  return /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
