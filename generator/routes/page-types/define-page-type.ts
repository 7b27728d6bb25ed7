import type { RouteFacts } from '../route.ts';
import type { RouteContext } from '../route-context.ts';
import type { PageType } from './page-type.ts';

/** The name of a site's template with the type of its props. */
export interface OwnTemplate<Props> {
  readonly name: string;
  /** Of the type alone. */
  readonly props?: Props;
}

/**
 * Names a template of the site: `templateOf<typeof TourPage>('tour')` for `templates/pages/TourPage.tsx`. A route whose props do
 * not fit it does not compile.
 */
export function templateOf<Component extends (props: never) => unknown>(
  name: string,
): OwnTemplate<Parameters<Component>[0]> {
  return { name };
}

/** A page of a site, by its template. */
export interface OwnRoute<Props = unknown> extends RouteFacts {
  readonly template: OwnTemplate<Props>;
  readonly props: () => Props;
}

interface OwnPageType extends Omit<PageType, 'routes' | 'page'> {
  readonly routes: (context: RouteContext) => readonly OwnRoute[];
}

/** Defines one sort of page of a site. */
export function definePageType({ routes, ...type }: OwnPageType): PageType {
  return {
    ...type,
    // Types know the names of our own templates alone: `templateOf` has compared the props.
    routes: (context) =>
      routes(context).map(({ template, ...route }) => ({ ...route, template: template.name })) as ReturnType<
        PageType['routes']
      >,
  };
}
