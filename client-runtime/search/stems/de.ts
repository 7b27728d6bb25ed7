/**
 * Returns the stem of a folded German word, for comparison with the stems of others: without the
 * endings of plurals, cases and adjectives.
 */
export function stemWord(word: string): string {
  return word
    .replace(/(?:(?<=...)(?:er[ns]?|e[mns]?)|(?<=el)n|(?<=..[bdfghklmnrt])s)$/, '')
    .replace(/([^aeiou])\1$/, '$1');
}
