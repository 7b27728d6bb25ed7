import type { Settings } from '../content/content.ts';
import { dayOf } from '../content/dates.ts';
import { withoutHosts } from '../content/html/links.ts';
import { isOfBoardwalk } from '../graphql/plugins.ts';
import { shortHash } from '../util/hash.ts';
import type { CrawlContext } from './crawl-context.ts';
import type { Asked } from './known-kinds.ts';

/** Makes the cache key of every entry. A plugin puts the site's title into all of them. */
export function cacheKeyOf(
  {
    client,
    hosts,
    absent,
    mapping,
  }: Pick<CrawlContext, 'client' | 'hosts' | 'absent'> & Pick<Asked, 'mapping'>,
  settings: Settings,
): string {
  // Without the endpoint's own host: the embedded demo has a new port each time, in all its
  // content.
  const { host } = new URL(client.endpoint);
  const others = [...hosts.names].filter((name) => name !== host).sort();
  const lacking = [...absent].filter((path) => !isOfBoardwalk(path)).sort();
  return JSON.stringify({ others, absent: lacking, settings, mapping });
}

/**
 * Makes a key of everything that an entry may show besides itself: the state of the content, and
 * the day, since no list shows new comments, feeds of other sites and the month of a calendar.
 * Independent of the CMS's address.
 */
export function stateOf(
  seen: readonly string[],
  { timeZone }: Settings,
  { hosts, fetchedAt }: Pick<CrawlContext, 'hosts' | 'fetchedAt'>,
): string {
  return shortHash(withoutHosts(JSON.stringify([dayOf(fetchedAt, timeZone), ...seen]), hosts));
}

/** Makes the same key from the stamp of the plugin Boardwalk. */
export function stampState(
  stamp: string,
  { timeZone }: Pick<Settings, 'timeZone'>,
  fetchedAt: string,
): string {
  return shortHash(JSON.stringify([dayOf(fetchedAt, timeZone), 'stamp', stamp]));
}
