/**
 * Returns the stem of a folded Dutch word, for comparison with the stems of others: without the
 * endings of plurals and adjectives, and with a vowel and a consonant as in an open syllable.
 */
export function stemWord(word: string): string {
  return word
    .replace(/(?<=...)(?:eren|en|e)$/, '')
    .replace(/(?<=....)s$/, '')
    .replace(/([aeou])\1/g, '$1')
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/z$/, 's')
    .replace(/v$/, 'f');
}
