/** A piece of html that is so plain that it can be read at a glance. */
export type PlainPiece =
  | { readonly text: string }
  /** A tag without attributes. */
  | { readonly start: string }
  | { readonly end: string }
  | { readonly link: PlainLink };

/** A link with the attributes that WordPress's editor gives it, as they were typed. */
export interface PlainLink {
  readonly href: string;
  readonly target: string | undefined;
  readonly rel: string | undefined;
}

/**
 * Reads html that holds nothing but text, entities of single characters, tags of text without attributes, paragraphs and lists
 * at the top, and links, all closed in their order: most of what editors write. In text, entities are read. Undefined for any
 * other html. Every parser reads it so: none has to guess where an element ends.
 */
export function plainPieces(html: string): readonly PlainPiece[] | undefined {
  const pieces: PlainPiece[] = [];
  const open: string[] = [];
  piece.lastIndex = 0;
  while (piece.lastIndex < html.length) {
    const found = piece.exec(html);
    if (found === null) return undefined;
    const [text, entity, end, start, link, target, rel] = found;
    const opened = start ?? (link === undefined ? undefined : 'a');
    if (opened !== undefined) {
      if (!mayOpen(opened, open)) return undefined;
      if (opened !== 'br') open.push(opened);
      pieces.push(link === undefined ? { start: opened } : { link: { href: decodeHref(link), target, rel } });
    } else if (end !== undefined) {
      if (open.pop() !== end) return undefined;
      pieces.push({ end });
    } else {
      const read = entity === undefined ? text : characterOf(entity);
      if (read === undefined) return undefined;
      pieces.push({ text: read });
    }
  }
  return open.length > 0 ? undefined : pieces;
}

const phrasing = 'em|strong|b|i|code|sub|sup|mark|span|s|u|abbr|kbd|small|time|cite|q';
const blocks = 'p|h[2-6]|blockquote|ul|ol|li';

// Text; an entity; an end tag; a start tag; a link.
const piece = new RegExp(
  [
    '[^<>&]+',
    '&(amp|lt|gt|quot|nbsp|#\\d{2,5});',
    `</(a|${phrasing}|${blocks})>`,
    `<(a|br|${phrasing}|${blocks})(?:(?<=<br) ?/)?>`,
    '<a href="((?:[^"<>&]|&(?:amp|#0?38);)+)"(?: target="(_blank)")?(?: rel="([a-z ]+)")?>',
  ].join('|'),
  'y',
);

function decodeHref(href: string): string {
  return href.replace(/&(?:amp|#0?38);/g, '&');
}

const isBlock = new RegExp(`^(?:${blocks})$`);

/** Parsers have a limit to what lies within each other. */
const mostOpen = 40;

/** Tells whether a tag leaves all open ones open in every parser. */
function mayOpen(tag: string, open: readonly string[]): boolean {
  if (open.length > mostOpen) return false;
  const parent = open.at(-1);
  if (tag === 'li') return parent === 'ul' || parent === 'ol';
  if (isBlock.test(tag)) return parent === undefined || parent === 'blockquote';
  return !(tag === 'a' && open.includes('a'));
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };
const ascii: ReadonlySet<number> = new Set([...'"&\'<>'].map((sign) => sign.charCodeAt(0)));

/** The character that an entity names; undefined for one that is rare. */
function characterOf(entity: string): string | undefined {
  if (!entity.startsWith('#')) return named[entity];
  const code = Number(entity.slice(1));
  // From the first letter after ASCII and its controls up to where no character stands alone.
  return ascii.has(code) || (code >= 0xa0 && code < 0xd800) ? String.fromCharCode(code) : undefined;
}
