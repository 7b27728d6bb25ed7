import type { Route, RoutePlan } from '../route.ts';
import type { RouteContext } from '../route-context.ts';

/** One kind of page to publish: from the content to its routes. Pure. */
export interface PageType extends Pick<RoutePlan, 'middleware' | 'validate'> {
  readonly name: string;
  readonly routes: (context: RouteContext) => readonly Route[];
}
