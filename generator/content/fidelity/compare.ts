import type { LinkPlace } from '../html/links.ts';
import { plainTokens } from '../html/plain-tokens.ts';
import { withoutServerParts } from '../html/server-parts.ts';
import type { StoredBlock } from '../stored-blocks.ts';
import { findMissing } from './find-missing.ts';
import type { Loss } from './loss.ts';
import { readTokens, seen } from './read-tokens.ts';
import { storedTokens } from './stored-tokens.ts';

// Other tags than these, whose words the sanitiser keeps in any case.
const other =
  /<(?!\/?(?:a|em|strong|b|i|br|code|sub|sup|mark|span|s|u|abbr|kbd|small|time|cite|q|p|h[1-6]|ul|ol|li|div|section|blockquote|pre|hr|dl|dt|dd|figure|figcaption|table|caption|colgroup|col|thead|tbody|tfoot|tr|th|td)\b|!--)|url\(/i;

/**
 * Returns true when sanitising can lose visible parts of html. A quick check, false for most html.
 */
export function mayLose(html: string): boolean {
  return other.test(html);
}

/**
 * Returns true when sanitising html as a piece of page keeps everything visible: it is plain, with
 * pictures and videos of the CMS.
 */
export function keepsAll(html: string, place: LinkPlace): boolean {
  const tokens = plainTokens(html);
  if (tokens === undefined) return false;
  return tokens.every(
    ({ type, value, attributes }) =>
      type === 'text' || type === 'end' || seen(value, attributes, place)?.loss === undefined,
  );
}

export interface Comparison {
  /** Words and pictures that could be shown, but are missing in these blocks. */
  readonly missing: readonly string[];
  /** Parts that no page can show. */
  readonly losses: readonly Loss[];
}

/** Compares WordPress's html with the blocks that were read from it. */
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
