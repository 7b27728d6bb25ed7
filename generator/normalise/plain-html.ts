import type { EntryContext } from './context.ts';
import { linkAttributes } from './html-transforms.ts';
import { hrefOf, type Marks } from './marks.ts';

export interface PlainHtmlInput {
  readonly marks: Marks;
  readonly context: EntryContext;
  /** The tags of the policy. */
  readonly allowed: ReadonlySet<string>;
}

/**
 * Sanitises html that is so plain that it can be read at a glance: text, entities of single characters, tags of text without
 * attributes, paragraphs and lists at the top, links. All tags are closed in their order. Undefined for any other html, with no
 * mark added. What it gives is what `sanitiseHtml` gives, by a test over hostile input; most of what editors write is so plain.
 */
export function sanitisePlain(html: string, { marks, context, allowed }: PlainHtmlInput): string | undefined {
  const links: Link[] = [];
  const pieces: (string | Link)[] = [];
  const open: string[] = [];
  piece.lastIndex = 0;
  while (piece.lastIndex < html.length) {
    const found = piece.exec(html);
    if (found === null) return undefined;
    const [text, entity, end, start, link, target, rel] = found;
    if (entity !== undefined) {
      const written = writeEntity(entity);
      if (written === undefined) return undefined;
      pieces.push(written);
    } else if (end !== undefined) {
      if (open.pop() !== end) return undefined;
      pieces.push(text);
    } else if (start !== undefined) {
      if (!allowed.has(start) || !mayOpen(start, open)) return undefined;
      if (start !== 'br') open.push(start);
      pieces.push(`<${start}>`);
    } else if (link !== undefined) {
      if (!allowed.has('a') || !mayOpen('a', open)) return undefined;
      open.push('a');
      const opened = { address: link.replaceAll(ampersand, '&'), target, rel };
      links.push(opened);
      pieces.push(opened);
    } else pieces.push(text);
  }
  if (open.length > 0) return undefined;
  if (links.length === 0) return pieces.join('');
  return pieces.map((one) => (typeof one === 'string' ? one : writeLink(one, marks, context))).join('');
}

interface Link {
  readonly address: string;
  readonly target: string | undefined;
  readonly rel: string | undefined;
}

const phrasing = 'em|strong|b|i|code|sub|sup|mark|span|s|u|abbr|kbd|small|time|cite|q';
const blocks = 'p|h[2-6]|blockquote|ul|ol|li';
const ampersand = /&(?:amp|#0?38);/g;

// Text; an entity; an end tag; a start tag without attributes; a link with those of WordPress's editor, in its order.
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

const isBlock = new RegExp(`^(?:${blocks})$`);

/** Deeper tags are for the sanitiser, which has a limit to them. */
const mostOpen = 40;

/** Tells whether a tag leaves all open ones open in every parser, and is kept as it is. */
function mayOpen(tag: string, open: readonly string[]): boolean {
  if (open.length > mostOpen) return false;
  const parent = open.at(-1);
  if (tag === 'li') return parent === 'ul' || parent === 'ol';
  if (isBlock.test(tag)) return parent === undefined || parent === 'blockquote';
  return !(tag === 'a' && open.includes('a'));
}

const named: Readonly<Record<string, string>> = {
  amp: '&amp;',
  lt: '&lt;',
  gt: '&gt;',
  quot: '"',
  nbsp: '\u00a0',
  '#34': '"',
  '#034': '"',
  '#38': '&amp;',
  '#038': '&amp;',
  '#39': "'",
  '#039': "'",
};

/** The character that an entity names, as text of html; undefined for one that is rare. */
function writeEntity(entity: string): string | undefined {
  const known = named[entity];
  if (known !== undefined) return known;
  const code = Number(entity.slice(1));
  // From the first letter after ASCII and its controls up to where no character stands alone.
  return code >= 0xa0 && code < 0xd800 ? String.fromCharCode(code) : undefined;
}

function writeLink({ address, target, rel }: Link, marks: Marks, context: EntryContext): string {
  const href = hrefOf(address, marks, context);
  const attributes = { ...(href && { href }), ...linkAttributes(target, rel) };
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeValue(value)}"`);
  return `<a${written.join('')}>`;
}

function escapeValue(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
