import { createHash } from 'node:crypto';
import { decodeOrKeep } from '../util/decode-or-keep.ts';
import { livePaths } from './live-paths.ts';

/**
 * The version of a page in few bytes: a hash of its html without its stylesheets' urls, and those
 * urls. Two versions tell whether a page needs a reload or only new styles.
 */
export interface PageVersion {
  readonly body: string;
  readonly stylesheets: readonly string[];
}

/** The update from one version of a page to another. */
export type PageUpdate =
  | { readonly action: 'nothing' }
  | { readonly action: 'reload' }
  | { readonly action: 'style'; readonly swaps: readonly StylesheetSwap[] };

export interface StylesheetSwap {
  /** As in the link. */
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

/** Formats a version without spaces and quotes, for an attribute, an url and an event's id. */
export function formatVersion({ body, stylesheets }: PageVersion): string {
  return [body, ...stylesheets.map(encodeURIComponent)].join(',');
}

/** The inverse; any other text equals no version. */
export function parseVersion(text: string): PageVersion {
  const [body = '', ...stylesheets] = text.split(',');
  return { body, stylesheets: stylesheets.map((part) => decodeOrKeep(part)) };
}

/** Adds the live script with the page's version to a page of a watched site. */
export function addLiveScript(html: string, version: PageVersion): string {
  const tag = `<script type="module" src="${livePaths.script}" data-version="${formatVersion(version)}"></script>`;
  const end = html.indexOf('</head>');
  return end === -1 ? html : html.slice(0, end) + tag + html.slice(end);
}
