import type { EntryContext } from './context.ts';
import { linkAttributes } from './html-transforms.ts';
import { hrefOf, type Marks } from './marks.ts';
import { type PlainLink, type PlainPiece, plainPieces } from './plain-pieces.ts';

export interface PlainHtmlInput {
  readonly marks: Marks;
  readonly context: EntryContext;
  /** The tags of the policy. */
  readonly allowed: ReadonlySet<string>;
}

/**
 * Sanitises plain html, without the sanitiser and as it would, which a test over hostile input proves. Undefined, with no mark
 * added, for html that is not plain or has a tag that is not allowed.
 */
export function sanitisePlain(html: string, { marks, context, allowed }: PlainHtmlInput): string | undefined {
  const pieces = plainPieces(html);
  const isAllowed = (piece: PlainPiece): boolean =>
    'start' in piece ? allowed.has(piece.start) : !('link' in piece) || allowed.has('a');
  if (pieces === undefined || !pieces.every(isAllowed)) return undefined;
  return pieces
    .map((piece) => {
      if ('text' in piece) return escapeText(piece.text);
      if ('link' in piece) return writeLink(piece.link, marks, context);
      return 'start' in piece ? `<${piece.start}>` : `</${piece.end}>`;
    })
    .join('');
}

function writeLink({ href, target, rel }: PlainLink, marks: Marks, context: EntryContext): string {
  const address = hrefOf(href, marks, context);
  const attributes = { ...(address && { href: address }), ...linkAttributes(target, rel) };
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`,
  );
  return `<a${written.join('')}>`;
}

function escapeText(text: string): string {
  return /[&<>]/.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    : text;
}
