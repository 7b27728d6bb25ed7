import type { LinkPlace } from '../html/links.ts';
import { plainTokens } from '../html/plain-tokens.ts';
import { withoutServerParts } from '../html/server-parts.ts';
import type { StoredBlock } from '../stored-blocks.ts';
import { findMissing } from './find-missing.ts';
import type { Loss } from './loss.ts';
import { readTokens, seen } from './read-tokens.ts';
import { storedTokens } from './stored-tokens.ts';

// Beside these tags, whose words the sanitiser keeps whatever is in them.
const other =
  /<(?!\/?(?:a|em|strong|b|i|br|code|sub|sup|mark|span|s|u|abbr|kbd|small|time|cite|q|p|h[1-6]|ul|ol|li|div|section|blockquote|pre|hr|dl|dt|dd|figure|figcaption|table|caption|colgroup|col|thead|tbody|tfoot|tr|th|td)\b|!--)|url\(/i;

/** Tells whether sanitising can lose something of html that a visitor sees. Quick, and mostly it cannot. */
export function mayLose(html: string): boolean {
  return other.test(html);
}

/** Tells that sanitised as a piece of page, html keeps all that a visitor sees: it is plain, with pictures and films of the CMS. */
export function keepsAll(html: string, place: LinkPlace): boolean {
  const tokens = plainTokens(html);
  if (tokens === undefined) return false;
  return tokens.every(
    ({ type, value, attributes }) =>
      type === 'text' || type === 'end' || seen(value, attributes, place)?.loss === undefined,
  );
}

export interface Comparison {
  /** Words and pictures that a page can show, and these blocks do not. */
  readonly missing: readonly string[];
  /** Parts that no page can show. */
  readonly losses: readonly Loss[];
}

/** Compares html of WordPress with the blocks that were read from it. */
export function compare(
  html: string,
  blocks: readonly StoredBlock[],
  {
    place,
    isOwn = false,
  }: { readonly place: LinkPlace /** Without inner blocks. */; readonly isOwn?: boolean },
): Comparison {
  const { tokens, losses } = readTokens(withoutServerParts(html).html, place);
  if (tokens.length === 0 && losses.length === 0) return { missing: [], losses };
  const stored = storedTokens(blocks, { place, isOwn });
  const shown = new Set(losses.length > 0 ? stored : []);
  return {
    missing: findMissing(tokens, stored),
    losses: losses.filter(({ token }) => token === undefined || !shown.has(token)),
  };
}
