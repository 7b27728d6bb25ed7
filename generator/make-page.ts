import type { AssetUrls, HeadProps } from '../templates/Document.tsx';
import type { RenderInput, TemplateCall } from '../templates/render.tsx';
import type { makeLayout } from './layout.ts';
import type { Route } from './route.ts';
import type { RouteContext } from './route-context.ts';

/** What all pages of a build share. */
export interface PageSurroundings {
  readonly context: RouteContext;
  readonly assets: AssetUrls;
  readonly layoutOf: ReturnType<typeof makeLayout>;
}

/** A page, ready to be rendered. */
export interface MadePage {
  readonly call: TemplateCall;
  readonly head: HeadProps;
  readonly input: RenderInput;
  /** The entries that it shows: "event:412". */
  readonly used: readonly string[];
}

/** Makes a route's props and head, and puts its surroundings round them. */
export function makePage(route: Route, { context, assets, layoutOf }: PageSurroundings): MadePage {
  const { made, used } = context.usage.during(() => ({ call: callOf(route), head: route.head() }));
  const { language } = context.content.settings;
  const document = { language, head: made.head, layout: layoutOf(route.path), assets };
  return { ...made, input: { call: made.call, document }, used };
}

/** The compiler cannot see that a union's template and props belong together once `props` is called: said here, once. */
function callOf({ template, props }: Route): TemplateCall {
  return { template, props: props() } as TemplateCall;
}
