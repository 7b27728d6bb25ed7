/**
 * Returns the stem of a folded Italian word, for comparison with the stems of others: without the
 * endings of plurals and genders.
 */
export function stemWord(word: string): string {
  return word.replace(/(?<=...)i?[aeio]$/, '').replace(/([cg])h$/, '$1');
}
