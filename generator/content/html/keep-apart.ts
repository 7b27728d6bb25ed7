import { endsWord } from '../fidelity/word-boundaries.ts';

/**
 * Inserts a space where only a tag to be removed separates two words:
 * `<div>One</div><div>Two</div>`. In values of attributes such tags may be text, where a further
 * space is invisible.
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
    // It becomes a link, which is a word.
    if (name === 'iframe') {
      const isGlued = isAtWord && !piece.startsWith('</');
      isAtWord = true;
      isParted = true;
      return isGlued ? ` ${piece}` : piece;
    }
    if (endsWord(name)) {
      isParted = !allowed.has(name);
      if (!isParted) isAtWord = false;
    }
    return piece;
  });
}

// A tag with its name, or the text up to the next one.
const pieces = /<\/?([a-z][a-z0-9]*)(?:\s[^<>]*)?\/?>|<?[^<]+|</gi;
