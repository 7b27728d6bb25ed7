import type { Kind } from '../../content/content.ts';
import { kinds } from '../../content/kinds/descriptions.ts';
import { collections } from '../../content/kinds/index.ts';
import {
  boardwalkPartsQuery,
  categoriesQuery,
  menuItemsQuery,
  redirectsQuery,
  settingsQuery,
} from '../../content/queries/site.ts';
import type { SavedCrawl } from '../../content/saved/saved-crawl.ts';
import { type Answers, askTogether } from '../../graphql/ask-together.ts';
import type { Client } from '../../graphql/client-types.ts';
import { chunkSize } from '../../graphql/details.ts';
import type { Question } from '../../graphql/join-queries.ts';
import { firstPage } from '../../graphql/paging.ts';
import type { Plugins } from '../../graphql/plugins.ts';
import { prune } from '../../graphql/prune.ts';
import { cut } from '../../util/cut.ts';
import type { MenuLocations } from '../menus.ts';
import { leftOutReason } from '../only-public.ts';
import { type RecallRules, reuseEntries } from '../reuse-entries.ts';
import type { PluginIndex } from './read-index.ts';

/** More entries make the joined query too heavy: they are read as usual. */
const mostEntries = 50;

export interface PartsQuestion {
  readonly menus: MenuLocations;
  readonly plugins: Plugins;
  readonly index: PluginIndex;
  readonly saved: SavedCrawl | undefined;
  readonly rules: Omit<RecallRules, 'cacheKey'>;
  readonly without: readonly Kind[];
  readonly absent: ReadonlySet<string>;
}

/**
 * Requests all small parts of the content in one request, and with them the details of a few changed entries, which the index
 * of the plugin tells.
 */
export function askParts(client: Client, question: PartsQuestion): Answers {
  const { menus, plugins, absent } = question;
  return askTogether(client, 'SiteParts', [
    { document: settingsQuery, variables: {} },
    { document: prune(categoriesQuery, absent), variables: { ...firstPage } },
    ...(plugins.redirects ? [{ document: redirectsQuery, variables: {} }] : []),
    ...(plugins.pier ? [{ document: prune(boardwalkPartsQuery, absent), variables: {} }] : []),
    ...[menus.primary, menus.footer].map((location) => ({
      document: menuItemsQuery,
      variables: { location, ...firstPage },
    })),
    ...detailsOf(question),
  ]);
}

/**
 * Lists the queries for the details of changed entries, in the chunks in which they are read. The settings of the site have
 * probably not changed.
 */
function detailsOf({ index, saved, rules, without, absent }: PartsQuestion): readonly Question[] {
  if (saved === undefined) return [];
  const wanted = kinds
    .filter((kind) => !without.includes(kind))
    .map((kind) => {
      const reuse = reuseEntries(kind, { saved, arrived: [] }, { ...rules, cacheKey: saved.cacheKey });
      const shown = (index.rows.get(kind) ?? []).filter((row) => leftOutReason(row, rules.now) === null);
      return { kind, ids: shown.filter((row) => !reuse(row)).map(({ databaseId }) => databaseId) };
    });
  const count = wanted.reduce((sum, { ids }) => sum + ids.length, 0);
  if (count > mostEntries) return [];
  return wanted.flatMap(({ kind, ids }) =>
    cut(ids, chunkSize).map((chunk) => ({
      document: prune(collections[kind].details, absent),
      variables: { ids: chunk, first: chunk.length },
    })),
  );
}
