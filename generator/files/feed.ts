import { Feed } from 'feed';
import { hrefOf } from '../content/paths.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { toHtml, withoutControls } from './plain-text.ts';

/** One news post as feed readers list it. Texts are plain. */
export interface FeedItem {
  /** The post's database id, which stays the same when it is renamed. */
  readonly id: number;
  readonly title: string;
  /** BCP 47, where it is another than that of the site. */
  readonly language?: string | undefined;
  /** The path of the post's page, decoded: "/news/p/summer/". */
  readonly path: string;
  /** Time of publication, ISO 8601. */
  readonly published: string;
  /** Time of the last change, ISO 8601. */
  readonly modified: string;
  readonly summary: string;
  readonly categories: readonly string[];
}

export interface FeedInput {
  /** In any order. */
  readonly items: readonly FeedItem[];
  /** The site's. */
  readonly title: string;
  readonly description: string;
  /** Origin of the public site. */
  readonly siteUrl: string;
  /** BCP 47, of all texts without another. */
  readonly language: string;
}

/** Posts in the feed: a reader that checks weekly misses none. */
export const newestItems = 20;

/** The date of an empty feed; the library would use the current time. */
const never = '1970-01-01T00:00:00Z';

/**
 * Makes news/feed.xml: the newest posts, dated by the newest change among them. It is Atom, because
 * RSS does not say whether a title is text or html.
 */
export function feed({ items, title, description, siteUrl, language }: FeedInput): OutputFile {
  const newest = items.toSorted(byNewest).slice(0, newestItems);
  const changes = newest.map((item) => Date.parse(item.modified));
  const writer = new Feed({
    id: `${siteUrl}/news/`,
    title: toText(title),
    description: toText(description),
    link: `${siteUrl}/news/`,
    feed: `${siteUrl}/news/feed.xml`,
    updated: new Date(Math.max(Date.parse(never), ...changes)),
    author: { name: toText(title) },
    generator: false,
  });
  for (const { id, title, path, published, modified, summary, categories } of newest) {
    const link = siteUrl + hrefOf(path);
    writer.addItem({
      title: toHtml(title),
      // As in the feeds of WordPress, so that readers know a post again.
      id: `${siteUrl}/?p=${id}`,
      link,
      date: new Date(modified),
      published: new Date(published),
      description: toHtml(summary),
      category: categories.map((name) => ({ term: withoutControls(name).replaceAll('<', openingMark) })),
    });
  }
  // The library knows a language for RSS alone.
  const languages = newest.map((item) => item.language).values();
  const contents = writer
    .atom1()
    .replaceAll('<entry>', (start) => {
      const { value } = languages.next();
      return value === undefined ? start : `<entry xml:lang="${value}">`;
    })
    .replaceAll(openingMark, '&lt;')
    .replace('<feed ', `<feed xml:lang="${language}" `);
  return { path: 'news/feed.xml', class: 'data', contents };
}

/** The library escapes no "<" in attributes. Texts of the content have no private-use characters. */
const openingMark = '\ue000';

/**
 * Escapes a text for an element. The library takes "&amp;" for an escaped ampersand, so each one is
 * escaped.
 */
function toText(text: string): string {
  return withoutControls(text).replaceAll('&', '&amp;');
}

/** Sorts newest first; at one moment, by path. */
function byNewest(a: FeedItem, b: FeedItem): number {
  return Date.parse(b.published) - Date.parse(a.published) || (a.path < b.path ? -1 : 1);
}
