/**
 * Returns the stem of a folded French word, for comparison with the stems of others: without the
 * endings of plurals, feminine forms and infinitives.
 */
export function stemWord(word: string): string {
  return word
    .replace(
      /(?<=.)(?:(eau)x|(?<!e)(a)ux|([eo]u)x|(eu)ses?)$/,
      (_, eau, al, u, eu) => eau ?? (al && 'al') ?? u ?? eu,
    )
    .replace(/(?<=...)(?:er|es?|s)$/, '')
    .replace(/([^aeiou])\1$/, '$1');
}
