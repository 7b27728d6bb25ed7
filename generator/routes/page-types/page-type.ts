import type { FixedPage } from '../fixed-pages.ts';
import type { Route, RouteFacts } from '../route.ts';
import type { RouteContext } from '../route-context.ts';

/** One kind of page: from the content to its routes. Pure. */
export interface PageType extends Pick<RouteFacts, 'middleware' | 'validate'> {
  readonly name: string;
  /** The fixed page that these need: they are not made without it. Default: none needed. */
  readonly page?: FixedPage;
  readonly routes: (context: RouteContext) => readonly Route[];
}
