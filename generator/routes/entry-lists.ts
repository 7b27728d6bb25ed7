import type { Entry, SiteContent } from '../content/content.ts';
import { byKind } from '../content/saved/by-kind.ts';
import { newestFirst } from './news-archive.ts';
import { compareText } from './summaries.ts';

/**
 * The entries of a site in the order of its lists, sorted once for all pages: posts newest first,
 * all others in the editors' order of the CMS, then by title. Pages and events keep the order of
 * content.
 */
export type EntryLists = SiteContent['entries'];

export function sortLists({ entries }: Pick<SiteContent, 'entries'>): EntryLists {
  const { post, page, event } = entries;
  const sorted = byKind<'entries'>((kind) => entries[kind].toSorted(byMenuOrder));
  return { ...sorted, post: newestFirst(post), page, event };
}

function byMenuOrder(a: Entry, b: Entry): number {
  return a.menuOrder - b.menuOrder || compareText(a.title, b.title) || a.id - b.id;
}
