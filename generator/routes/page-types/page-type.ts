import type { FindClient } from '../../graphql/client-types.ts';
import type { FixedPage } from '../fixed-pages.ts';
import type { Route, RouteFacts } from '../route.ts';
import type { RouteContext } from '../route-context.ts';

/** One kind of page: from the content to its routes. Pure, except `ask`. */
export interface PageType extends Pick<RouteFacts, 'middleware' | 'validate'> {
  readonly name: string;
  /**
   * Addresses of these pages that no entry has, with their names in breadcrumbs: `{ '/tours/': 'Tours' }`. Links of
   * editors may lead to them. Default: none.
   */
  readonly paths?: Readonly<Record<string, string>>;
  /** The fixed page that these need: they are not made without it. Default: none needed. */
  readonly page?: FixedPage;
  /**
   * Asks other GraphQL servers, once in each build and before the routes are made; the answer is JSON, in
   * `content.answers` under the name of the page type.
   */
  readonly ask?: (graphql: FindClient) => Promise<unknown>;
  readonly routes: (context: RouteContext) => readonly Route[];
}
