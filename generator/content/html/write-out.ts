import { Parser } from 'htmlparser2';
import { plainTokens } from './plain-tokens.ts';

/** Tags that have no end tag. */
export const voidTags: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'img', 'source', 'track', 'wbr']);

/**
 * Writes sanitised html with every end that a browser would add by itself: `<p>a<p>b` within a paragraph that went, a heading in
 * a heading. What it has written, and plain html, it leaves as it is.
 */
export function writeOut(html: string): string {
  if (plainTokens(html) !== undefined) return html;
  let written = '';
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        // As the sanitiser writes them: of those without a value, `alt` alone says something by it.
        const list = Object.entries(attributes).map(([key, value]) =>
          value === '' && key !== 'alt' ? ` ${key}` : ` ${key}="${value}"`,
        );
        written += `<${name}${list.join('')}>`;
      },
      ontext: (text) => {
        written += text;
      },
      onclosetag: (name) => {
        if (!voidTags.has(name)) written += `</${name}>`;
      },
    },
    // Escaped as it is: values stand between double quotes.
    { decodeEntities: false },
  );
  parser.end(html);
  return written;
}
