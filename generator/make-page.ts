import type { HeadProps } from '../templates/Document.tsx';
import type { TemplateCall } from '../templates/render.tsx';
import type { Route } from './route.ts';
import type { RouteContext } from './route-context.ts';

/** A page, ready to be rendered. */
export interface MadePage {
  readonly path: string;
  readonly call: TemplateCall;
  readonly head: HeadProps;
  /** The entries that it shows: "event:412". */
  readonly used: readonly string[];
}

/** Makes a route's props and head. */
export function makePage(route: Route, { usage }: Pick<RouteContext, 'usage'>): MadePage {
  const { made, used } = usage.during(() => ({ call: callOf(route), head: route.head() }));
  return { path: route.path, ...made, used };
}

/** The compiler cannot see that a union's template and props belong together once `props` is called: said here, once. */
function callOf({ template, props }: Route): TemplateCall {
  return { template, props: props() } as TemplateCall;
}
