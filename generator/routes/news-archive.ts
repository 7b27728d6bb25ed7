import { dayOf } from '../content/dates.ts';
import type { Place } from '../content/place.ts';
import { rememberValue } from '../dependencies/remember-value.ts';
import { compareText } from './summaries.ts';

const archivePageSize = 12;

/**
 * A list of posts cut into pages. A page's cursor is the id of its oldest post, where it is
 * anchored.
 */
export interface Archive {
  /** The newest posts, on the list itself: 12 to 23, or all when there are fewer than 24. */
  readonly newest: readonly Place<'post'>[];
  /** The older pages, newest first, 12 posts each. */
  readonly pages: readonly ArchivePage[];
  /**
   * The cursor of the next page to be cut. The newest list has this address until then, so that the
   * newest archive page can link to it from its first day and never changes. Null without an
   * archive.
   */
  readonly nextCursor: string | null;
}

export interface ArchivePage {
  readonly cursor: string;
  readonly posts: readonly Place<'post'>[];
}

/**
 * Cuts posts, newest first, into pages from the oldest end, so that a new post changes only the newest page and,
 * every twelfth time, adds one: every other page keeps its address and its bytes.
 */
export function cutArchive(posts: readonly Place<'post'>[]): Archive {
  const pageCount = Math.max(0, Math.floor(posts.length / archivePageSize) - 1);
  const newestCount = posts.length - pageCount * archivePageSize;
  const pages = Array.from({ length: pageCount }, (_, index) => {
    const start = newestCount + index * archivePageSize;
    const slice = posts.slice(start, start + archivePageSize);
    return { cursor: cursorOf(slice), posts: slice };
  });
  const newest = posts.slice(0, newestCount);
  return { newest, pages, nextCursor: pages.length === 0 ? null : cursorOf(newest) };
}

/** A page of an archive as it is shown, or the newest posts. */
export interface NewsPage {
  readonly posts: readonly Place<'post'>[];
  /** The cursors of the pages before and after it. */
  readonly older: string | undefined;
  readonly newer: string | undefined;
  /** Counted from the oldest page, from 1: a page keeps its number. */
  readonly number: number;
}

/** Finds the page with a cursor in the archive of these posts, newest first; without a cursor the newest posts. */
export function newsPageOf(posts: readonly Place<'post'>[], cursor: string): NewsPage {
  const { newest, pages, nextCursor, positions } = archiveOf(posts);
  const position = positions.get(cursor) ?? -1;
  const page = pages[position];
  return {
    posts: page?.posts ?? newest,
    older: pages[position + 1]?.cursor,
    newer: page && (pages[position - 1]?.cursor ?? nextCursor ?? undefined),
    number: pages.length - position,
  };
}

/** Cut once for all pages. */
const archiveOf = rememberValue((posts: readonly Place<'post'>[]) => {
  const archive = cutArchive(posts);
  return {
    ...archive,
    positions: new Map(archive.pages.map(({ cursor }, position) => [cursor, position])),
  };
});

/** Finds the page with the newest post of each year of an archive. */
export function yearsOfArchive(
  posts: readonly Place<'post'>[],
  timeZone: string,
): readonly (readonly [year: string, cursor: string])[] {
  const years = new Map<string, string>();
  for (const page of archiveOf(posts).pages)
    for (const year of yearsIn(page.posts, timeZone)) if (!years.has(year)) years.set(year, page.cursor);
  return [...years];
}

/** Posts are sorted by date: when both ends are of one year, so are all between. */
function yearsIn(posts: readonly Place<'post'>[], timeZone: string): readonly string[] {
  const yearOf = ({ published }: Place<'post'>): string => dayOf(published, timeZone).slice(0, 4);
  const ends = [...posts.slice(0, 1), ...posts.slice(-1)].map(yearOf);
  return ends[0] === ends[1] ? ends : posts.map(yearOf);
}

function cursorOf(posts: readonly Place<'post'>[]): string {
  return String(posts.at(-1)?.id);
}

export function newestFirst<Post extends Place<'post'>>(posts: readonly Post[]): readonly Post[] {
  const isInOrder = posts.every((post, place) => place === 0 || byAge(posts[place - 1] ?? post, post) <= 0);
  return isInOrder ? posts : posts.toSorted(byAge);
}

function byAge(a: Place<'post'>, b: Place<'post'>): number {
  return compareText(b.published, a.published) || b.id - a.id;
}
