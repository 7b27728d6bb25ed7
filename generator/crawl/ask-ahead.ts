import {
  CategoriesDocument,
  MenuItemsDocument,
  RedirectsDocument,
  SettingsDocument,
} from '../content/queries/generated/graphql.ts';
import { type Answers, askTogether } from './client/ask-together.ts';
import { firstPage } from './client/known-list.ts';
import type { Plugins } from './client/plugins.ts';
import { prune } from './client/prune.ts';
import type { CrawlContext } from './crawl-context.ts';

/** The theme's menu locations: PRIMARY and FOOTER. */
export interface MenuLocations {
  readonly primary: string;
  readonly footer: string;
}

type Asking = Pick<CrawlContext, 'client' | 'breadth'>;

/** Requests the settings, the first page of categories and the redirects together. */
export function askSite(
  { client, breadth }: Asking,
  { absent, plugins }: { readonly absent: ReadonlySet<string>; readonly plugins: Plugins },
): Answers {
  const redirects = plugins.redirects ? [{ document: RedirectsDocument, variables: {} }] : [];
  const questions = [
    { document: SettingsDocument, variables: {} },
    { document: prune(CategoriesDocument, absent), variables: { ...firstPage } },
    ...redirects,
  ];
  return askTogether(client, questions, { name: 'SiteParts', size: breadth.now() });
}

/**
 * Requests the first page of both menus together, apart from the rest: a theme may have only one of
 * the locations.
 */
export function askMenus({ client, breadth }: Asking, { primary, footer }: MenuLocations): Answers {
  const questions = [primary, footer].map((location) => ({
    document: MenuItemsDocument,
    variables: { location, ...firstPage },
  }));
  return askTogether(client, questions, { name: 'Menus', size: breadth.now() });
}
