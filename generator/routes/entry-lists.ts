import type { Entry, SiteContent } from '../content/content.ts';
import { newestFirst } from './news-archive.ts';
import { compareText } from './summaries.ts';

/** The entries of a site in the order of its lists, sorted once for all pages. */
export interface EntryLists {
  /** Newest first. */
  readonly post: readonly Entry<'post'>[];
  /** In the editors' order of the CMS, then by title; also the kinds below. */
  readonly location: readonly Entry<'location'>[];
  readonly artwork: readonly Entry<'artwork'>[];
  readonly experience: readonly Entry<'experience'>[];
}

export function sortLists({ entries }: Pick<SiteContent, 'entries'>): EntryLists {
  return {
    post: newestFirst(entries.post),
    location: entries.location.toSorted(byMenuOrder),
    artwork: entries.artwork.toSorted(byMenuOrder),
    experience: entries.experience.toSorted(byMenuOrder),
  };
}

function byMenuOrder(a: Entry, b: Entry): number {
  return a.menuOrder - b.menuOrder || compareText(a.title, b.title) || a.id - b.id;
}
