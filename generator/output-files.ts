import { compact } from './compact.ts';
import { titleOf } from './name-entry.ts';
import { newestFirst } from './news-archive.ts';
import { type CalendarEvent, calendar } from './output/calendar.ts';
import { type FeedItem, feed } from './output/feed.ts';
import { redirects } from './output/redirects.ts';
import { robots } from './output/robots.ts';
import { type SitemapPage, sitemap } from './output/sitemap.ts';
import type { OutputFile } from './output-file.ts';
import type { RouteContext } from './route-context.ts';

/** All that is made beside the pages from the same content: feed, calendars, sitemap, robots, redirects. */
export async function makeOutputFiles(
  pages: readonly SitemapPage[],
  context: RouteContext,
): Promise<readonly OutputFile[]> {
  const { content, config, resolve, warn } = context;
  const { title, tagline } = content.settings;
  const { siteUrl } = config;
  return [
    feed({ items: feedItems(context), title, description: tagline, siteUrl }),
    ...calendar({ events: calendarEvents(context), title, siteUrl }),
    ...(await sitemap({ pages, siteUrl })),
    robots({ siteUrl }),
    redirects({
      redirects: content.redirects,
      renamed: [],
      paths: new Set(pages.map(({ path }) => path)),
      resolve: resolve.link,
      warn,
    }),
  ];
}

function feedItems({ content, pathOf }: RouteContext): readonly FeedItem[] {
  return newestFirst(content.entries.post).map((entry) => ({
    title: titleOf(entry),
    path: pathOf(entry),
    published: entry.published,
    modified: entry.modified,
    summary: entry.excerpt,
  }));
}

function calendarEvents({ content, summaries, pathOf }: RouteContext): readonly CalendarEvent[] {
  return content.entries.event.flatMap((entry) => {
    const summary = summaries.event(entry);
    if (summary === undefined) return [];
    return compact({
      id: entry.id,
      path: pathOf(entry),
      title: summary.title,
      start: summary.when.start,
      end: summary.when.end,
      venue: summary.venue ?? '',
      description: entry.excerpt,
      modified: entry.modified,
    });
  });
}
