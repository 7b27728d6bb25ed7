import { endsWord } from '../fidelity/word-boundaries.ts';

/**
 * Puts a space where only a tag that is going to go keeps two words apart: `<div>One</div><div>Two</div>`. Within the values of
 * attributes such tags may stand as text, where a space more changes nothing that a page shows.
 */
export function keepApart(html: string, allowed: ReadonlySet<string>): string {
  let isAtWord = false;
  let isParted = false;
  return html.replace(pieces, (piece: string, written?: string) => {
    if (written === undefined) {
      const isGlued = isParted && isAtWord && /^\S/.test(piece);
      isAtWord = /\S$/.test(piece);
      isParted = false;
      return isGlued ? ` ${piece}` : piece;
    }
    const name = written.toLowerCase();
    if (endsWord(name)) {
      isParted = !allowed.has(name);
      if (!isParted) isAtWord = false;
    }
    return piece;
  });
}

// A tag with its name, or the text up to the next one.
const pieces = /<\/?([a-z][a-z0-9]*)(?:\s[^<>]*)?\/?>|<?[^<]+|</gi;
