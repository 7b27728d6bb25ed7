import type { Language } from '../../../words/languages.ts';

/**
 * Parts of folded texts that a language writes in two ways, or joins to the next word: "$1" of each is kept. The browser has
 * that of its site alone: `site-spelling.ts`.
 */
export const spellings: Readonly<Partial<Record<Language, RegExp>>> = {
  // Umlauts are "ae", "oe" and "ue", too; not in "Bauer", "Feuer" and "Quelle".
  de: /(?<![aeq])([aou])e+/g,
  // "l'eau", "lorsqu'elle"
  fr: /(?<![\p{L}\p{N}])(?:[cdjlmnst]|(?:jus|lors|puis)?qu)['’]()/gu,
  // "l'ora", "dell'acqua"
  it: /(?<![\p{L}\p{N}])(?:[cdlmnstv]|un|(?:d?a|de|ne|su|co)ll|quell|bell)['’]()/gu,
};
