import { foldLetters } from './fold-letters.ts';

/**
 * Returns a key by whose code points names are sorted as readers of a language expect: without case, accents and
 * signs. The same on any machine: the order of Intl.Collator is that of each Node's ICU.
 */
export function nameKey(name: string, language: string): string {
  return foldLetters(/^es\b/.test(language) ? name.normalize('NFC').replace(/ñ/gi, afterN) : name)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}

/** A letter of its own in Spanish, between "nz" and "o": "\u0292" follows z. */
const afterN = 'n\u0292';
