import type { HeadProps } from '../../templates/components/Head.tsx';
import type { TemplateCall } from '../../templates/render.tsx';
import type { UnweighedEntry } from '../content/words/weigh-texts.ts';
import { during, type PageFinding } from '../dependencies/note.ts';
import { findPagePictures } from '../routes/page-pictures.ts';
import type { Route } from '../routes/route.ts';
import type { RouteContext } from '../routes/route-context.ts';
import { showPicturesOnce } from '../routes/show-pictures-once.ts';

/** A page that can be rendered. */
export interface MadePage {
  readonly path: string;
  readonly call: TemplateCall;
  readonly head: HeadProps;
  /** For the sitemap: full addresses, each once. */
  readonly pictures: readonly string[];
  /** The keys of all its inputs, sorted: "event:412". */
  readonly used: readonly string[];
  /** Problems and other findings of its making. */
  readonly findings: ReadonlySet<PageFinding>;
  /** Its entry, when the search does not know its words. */
  readonly unweighed: UnweighedEntry | null;
}

/** Makes a route's props and head. What `addToSearch` reads counts as read by the page. */
export function makePage(
  route: Route,
  context: RouteContext,
  addToSearch: (path: string) => UnweighedEntry | null = () => null,
): MadePage {
  const { made, usage } = during(() => {
    return {
      unweighed: addToSearch(route.path),
      call: callOf(route, context),
      head: route.head(),
      pictures: findPagePictures(route, context),
    };
  });
  const used = [...new Set([...(route.usedByPlan ?? []), ...usage.used])].sort();
  return { path: route.path, ...made, used, findings: usage.findings };
}

/**
 * The compiler cannot see that a union's template and props belong together after the call of
 * `props`.
 */
function callOf({ template, props }: Route, { summaries }: RouteContext): TemplateCall {
  return { template, props: showPicturesOnce<object>(props(), summaries) } as TemplateCall;
}
