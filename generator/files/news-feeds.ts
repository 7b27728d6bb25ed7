import mime from 'mime';
import { titleOf } from '../content/name-entry.ts';
import { ownLanguage } from '../content/own-language.ts';
import type { Place } from '../content/place.ts';
import { rememberValue } from '../dependencies/remember-value.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { describeEntry } from '../routes/head/description.ts';
import { absolute } from '../routes/head/head.ts';
import { publicAddress } from '../routes/head/share-picture.ts';
import type { RouteContext } from '../routes/route-context.ts';
import { standaloneHtml } from '../routes/standalone-html.ts';
import { type FeedItem, type FeedPicture, feed, newestItems } from './feed.ts';

/** Returns the size of a published file in bytes; undefined where it is not known. */
export type SizeOf = (path: string) => number | undefined;

/** Makes the feed of all news, and one for each category, and each author, with posts: the newest posts of its list. */
export function* newsFeeds(context: RouteContext, sizeOf: SizeOf): Generator<OutputFile> {
  const { content, config, lists, paths, row, words } = context;
  const { title: site, tagline, language } = content.settings;
  const { siteUrl, feedIds: idOrigin = siteUrl } = config;
  const common = { siteUrl, idOrigin, language, author: site };
  const itemOf = rememberValue((post: Place<'post'>) => feedItem(post, context, sizeOf));
  yield feed({
    ...common,
    ...{ list: '/news/', id: '/news/', title: site, description: tagline },
    items: lists.post.cut(0, newestItems).map(itemOf),
  });
  if (!context.fixed.has('news')) return;
  for (const category of lists.category.all()) {
    const list = paths.ofCategory(category);
    const posts = lists.postsBelow(category.id).cut(0, newestItems);
    if (list === null || posts.length === 0) continue;
    const { name, description } = row(category);
    yield feed({
      ...common,
      // As WordPress numbers a category, whatever its name is.
      ...{
        list,
        id: `/?cat=${category.id}`,
        title: words.pages.within({ section: site, title: name }),
        description,
      },
      items: posts.map(itemOf),
    });
  }
  for (const { id, name, path } of lists.authors())
    yield feed({
      ...common,
      ...{ list: path, id: `/?author=${id}`, title: words.pages.within({ section: site, title: name }) },
      description: '',
      items: lists.postsBy(id).cut(0, newestItems).map(itemOf),
    });
}

function feedItem(post: Place<'post'>, context: RouteContext, sizeOf: SizeOf): FeedItem {
  const { row, lists, pathOf, summaries, content, config, resolve, nodesOf } = context;
  const { siteUrl } = config;
  const entry = row(post);
  const path = pathOf(entry);
  const author = post.fields.author && lists.authorOf(post.fields.author.id);
  const picture = resolve.pictureById(entry.imageId);
  return {
    id: entry.id,
    title: titleOf(entry),
    language: ownLanguage(entry, content.settings),
    path,
    published: entry.published,
    modified: entry.modified,
    summary: describeEntry(entry),
    html: standaloneHtml({ nodes: nodesOf(entry), picture, url: absolute(siteUrl, path), siteUrl }),
    picture: picture && feedPicture(picture.src, siteUrl, sizeOf),
    author: author ? { name: author.name, url: absolute(siteUrl, author.path) } : undefined,
    categories: summaries.news(post).categories.map(({ label }) => label),
  };
}

function feedPicture(src: string, siteUrl: string, sizeOf: SizeOf): FeedPicture {
  return {
    url: publicAddress(src, siteUrl),
    type: mime.getType(src) ?? undefined,
    length: sizeOf(src.slice(1)),
  };
}
