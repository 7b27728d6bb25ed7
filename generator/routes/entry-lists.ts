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

/**
 * Sorts the entries of content, and returns their views in that order: to compare the views would
 * take ten times as long.
 */
export function sortViews(
  content: Pick<SiteContent, 'entries'>,
  views: Pick<SiteContent, 'entries'>,
): EntryLists {
  const sorted = sortLists(content);
  return byKind<'entries'>((kind) => inOrderOf(sorted[kind], content.entries[kind], views.entries[kind]));
}

function sortLists({ entries }: Pick<SiteContent, 'entries'>): EntryLists {
  const { post, page, event } = entries;
  const sorted = byKind<'entries'>((kind) => entries[kind].toSorted(byMenuOrder));
  return { ...sorted, post: newestFirst(post), page, event };
}

/** `views[index]` is the view of `items[index]`. */
function inOrderOf<Item>(sorted: readonly Item[], items: readonly Item[], views: readonly Item[]) {
  if (sorted === items) return views;
  const viewOf = new Map(items.map((item, index) => [item, views[index]] as const));
  return sorted.map((item) => viewOf.get(item) ?? item);
}

function byMenuOrder(a: Entry, b: Entry): number {
  return a.menuOrder - b.menuOrder || compareText(a.title, b.title) || a.id - b.id;
}
