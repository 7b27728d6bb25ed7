/**
 * Returns the stem of a folded Spanish word, for comparison with the stems of others: without the
 * endings of plurals and genders.
 */
export function stemWord(word: string): string {
  return word.replace(/(?<=.)ces$/, 'z').replace(/(?<=...)(?:[aeo]s?|s)$/, '');
}
