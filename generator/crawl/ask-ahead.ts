import type { Kind } from '../content/content.ts';
import { kinds } from '../content/kinds/descriptions.ts';
import { collections } from '../content/kinds/index.ts';
import {
  boardwalkPartsQuery,
  categoriesQuery,
  menuItemsQuery,
  redirectsQuery,
  settingsQuery,
} from '../content/queries/site.ts';
import type { ByKind } from '../content/saved/by-kind.ts';
import { type Answers, askTogether } from '../graphql/ask-together.ts';
import type { Question } from '../graphql/join-queries.ts';
import { firstPage, pagesOf } from '../graphql/known-list.ts';
import type { Plugins } from '../graphql/plugins.ts';
import { prune } from '../graphql/prune.ts';
import type { CrawlContext } from './crawl-context.ts';
import { indexOf } from './crawl-entries.ts';

/** The theme's menu locations: PRIMARY and FOOTER. */
export interface MenuLocations {
  readonly primary: string;
  readonly footer: string;
}

type Asking = Pick<CrawlContext, 'client' | 'batchSize'>;

/**
 * Requests the settings, the first page of categories, the redirects and the pier together, with
 * `further` questions.
 */
export function askSite(
  { client, batchSize }: Asking,
  {
    absent,
    plugins,
    further = [],
  }: {
    readonly absent: ReadonlySet<string>;
    readonly plugins: Plugins;
    readonly further?: readonly Question[];
  },
): Answers {
  const questions = [
    { document: settingsQuery, variables: {} },
    { document: prune(categoriesQuery, absent), variables: { ...firstPage } },
    ...(plugins.redirects ? [{ document: redirectsQuery, variables: {} }] : []),
    ...(plugins.pier ? [{ document: prune(boardwalkPartsQuery, absent), variables: {} }] : []),
    ...further,
  ];
  return askTogether(client, questions, { name: 'SiteParts', size: batchSize.now() });
}

/**
 * Requests the first page of both menus together, apart from the rest: a theme may have only one of
 * the locations.
 */
export function askMenus({ client, batchSize }: Asking, locations: MenuLocations): Answers {
  return askTogether(client, menuQuestions(locations), { name: 'Menus', size: batchSize.now() });
}

export function menuQuestions({ primary, footer }: MenuLocations): readonly Question[] {
  return [primary, footer].map((location) => ({
    document: menuItemsQuery,
    variables: { location, ...firstPage },
  }));
}

/**
 * Requests the lists of all kinds as they were last time, many pages per request: thousands of
 * entries at once. The listing of each kind finds changes by following the cursors as usual.
 */
export function listAhead(
  lists: ByKind<'listed'>,
  without: readonly Kind[],
  context: Pick<CrawlContext, 'client' | 'absent' | 'batchSize'>,
): Answers {
  const { client, batchSize } = context;
  const questions = kinds
    .filter((kind) => !without.includes(kind))
    .flatMap((kind) => {
      const document = indexOf(collections[kind], context);
      return pagesOf(lists[kind]).map((page) => ({ document, variables: { ...page } }));
    });
  return askTogether(client, questions, {
    name: 'IndexPages',
    size: batchSize.now(),
    onRefused: batchSize.refuse,
  });
}
