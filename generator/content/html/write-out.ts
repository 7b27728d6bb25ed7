import { Parser } from 'htmlparser2';
import { plainTokens } from './plain-tokens.ts';

/** Tags without an end tag. */
export const voidTags: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'img', 'source', 'track', 'wbr']);

/**
 * Writes the end tags that a browser would add to sanitised html: `<p>a<p>b` within a removed
 * paragraph, a heading in a heading. Keeps plain html and its own results unchanged.
 */
export function writeOut(html: string): string {
  if (plainTokens(html) !== undefined) return html;
  let written = '';
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        // As the sanitiser writes them: of empty attributes, only `alt` has a meaning.
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
    // Keeps the escapes: values are in double quotes.
    { decodeEntities: false },
  );
  parser.end(html);
  return written;
}
