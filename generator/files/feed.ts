import { escapeUTF8 } from 'entities';
import { feedPathOf, hrefOf } from '../content/paths.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { attributesOf, declaration, element } from '../util/xml.ts';

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
  /** The whole text: safe html with full addresses. */
  readonly html: string;
  readonly picture?: FeedPicture | undefined;
  readonly categories: readonly string[];
  /** Default: that of the feed. */
  readonly author?: { readonly name: string; readonly url: string } | undefined;
}

export interface FeedPicture {
  /** Full address. */
  readonly url: string;
  /** "image/jpeg" */
  readonly type?: string | undefined;
  /** In bytes, where known. */
  readonly length?: number | undefined;
}

export interface FeedInput {
  /** Newest first. */
  readonly items: readonly FeedItem[];
  /** The path of the list that the feed is of, which it lies below: "/news/". */
  readonly list: string;
  /** The address below `idOrigin` that names the feed, also when its list has another one. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Origin of the public site. */
  readonly siteUrl: string;
  /** Origin of the ids: that of the public site, or a former one. */
  readonly idOrigin: string;
  /** The site's title: the author of posts. */
  readonly author: string;
  /** BCP 47, of all texts without another. */
  readonly language: string;
}

/** Posts in a feed: a reader that checks weekly misses none. */
export const newestItems = 20;

/** The date of an empty feed, which must have one. */
const never = '1970-01-01T00:00:00.000Z';

/** Makes the Atom feed of a list: RFC 4287. It is dated by the newest change among its posts. */
export function feed(input: FeedInput): OutputFile {
  const { items, list, id, title, description, siteUrl, idOrigin, author, language } = input;
  const changes = items.map(({ modified }) => timeOf(modified)).sort();
  const path = feedPathOf(list);
  const lines = [
    declaration,
    `<feed${attributesOf({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language })}>`,
    element('id', {}, idOrigin + id),
    element('title', {}, title),
    ...(description === '' ? [] : [element('subtitle', {}, description)]),
    element('updated', {}, changes.at(-1) ?? never),
    `<author>${element('name', {}, author)}</author>`,
    element('link', { rel: 'alternate', type: 'text/html', href: siteUrl + hrefOf(list) }),
    element('link', { rel: 'self', type: 'application/atom+xml', href: siteUrl + hrefOf(path) }),
    ...items.map((item) => entryOf(item, input)),
    '</feed>\n',
  ];
  return { path: path.slice(1), class: 'data', contents: lines.join('\n') };
}

/** Titles and summaries are html: many readers take them for html, whatever their type says. */
function entryOf(item: FeedItem, { siteUrl, idOrigin }: FeedInput): string {
  const { id, title, language, path, published, modified, summary, html, picture, categories, author } = item;
  return [
    `<entry${attributesOf({ 'xml:lang': language })}>`,
    // As WordPress names a post, so that readers know it again.
    element('id', {}, `${idOrigin}/?p=${id}`),
    element('title', { type: 'html' }, escapeUTF8(title)),
    element('link', { rel: 'alternate', type: 'text/html', href: siteUrl + hrefOf(path) }),
    ...(picture === undefined
      ? []
      : [
          element('link', {
            rel: 'enclosure',
            type: picture.type,
            length: picture.length,
            href: picture.url,
          }),
        ]),
    element('published', {}, timeOf(published)),
    element('updated', {}, timeOf(modified)),
    ...(author === undefined
      ? []
      : [`<author>${element('name', {}, author.name)}${element('uri', {}, author.url)}</author>`]),
    ...categories.map((term) => element('category', { term })),
    element('summary', { type: 'html' }, escapeUTF8(summary)),
    ...(html === '' ? [] : [element('content', { type: 'html' }, html)]),
    '</entry>',
  ].join('\n');
}

function timeOf(moment: string): string {
  return new Date(moment).toISOString();
}
