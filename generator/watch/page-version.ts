import { createHash } from 'node:crypto';
import { decodeOrKeep } from '../util/decode-or-keep.ts';

/**
 * What a page looks like, in few bytes: a hash of its html without its stylesheets' urls, and those urls. So two versions
 * tell whether a page has to be loaded again or only styled anew.
 */
export interface PageVersion {
  readonly body: string;
  readonly stylesheets: readonly string[];
}

/** What a page that shows one version has to do to show another. */
export type PageUpdate =
  | { readonly action: 'nothing' }
  | { readonly action: 'reload' }
  | { readonly action: 'style'; readonly swaps: readonly StylesheetSwap[] };

export interface StylesheetSwap {
  /** As the link has it. */
  readonly from: string;
  readonly to: string;
}

const stylesheetLink = /(<link\b[^>]*\brel="stylesheet"[^>]*\bhref=")([^"]*)/g;

export function versionOf(html: string): PageVersion {
  const body = createHash('sha256').update(html.replace(stylesheetLink, '$1')).digest('hex').slice(0, 16);
  return { body, stylesheets: [...html.matchAll(stylesheetLink)].map(([, , url = '']) => url) };
}

export function comparePages(shown: PageVersion, current: PageVersion): PageUpdate {
  if (shown.body !== current.body || shown.stylesheets.length !== current.stylesheets.length)
    return { action: 'reload' };
  const swaps = shown.stylesheets.flatMap((from, index) => {
    const to = current.stylesheets[index] ?? from;
    return from === to ? [] : [{ from, to }];
  });
  return swaps.length === 0 ? { action: 'nothing' } : { action: 'style', swaps };
}

/** For an attribute, an url and an event's id: no spaces, no quotes. */
export function formatVersion({ body, stylesheets }: PageVersion): string {
  return [body, ...stylesheets.map(encodeURIComponent)].join(',');
}

/** The inverse; whatever else a page sends equals no version. */
export function parseVersion(text: string): PageVersion {
  const [body = '', ...stylesheets] = text.split(',');
  return { body, stylesheets: stylesheets.map((part) => decodeOrKeep(part)) };
}
