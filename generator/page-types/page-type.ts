import type { Route } from '../route.ts';
import type { RouteContext } from '../route-context.ts';

/** One kind of page to publish: from the content to its routes. Pure. */
export interface PageType {
  readonly name: string;
  readonly routes: (context: RouteContext) => readonly Route[];
}
