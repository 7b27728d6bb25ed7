/**
 * Returns the stem of an English word, for comparison with the stems of others: without the endings
 * of plurals and verbs, light enough that different words seldom meet.
 */
export function stemWord(word: string): string {
  return word
    .replace(/(?<=...)(?:ing|ed|es|(?<!s)s|e)$/, '')
    .replace(/(?<=..)y$/, 'i')
    .replace(/([^aeiouls])\1$/, '$1');
}
