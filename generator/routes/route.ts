import type { HeadProps } from '../../templates/Document.tsx';
import type { TemplateName, TemplateProps } from '../../templates/pages/index.ts';

/**
 * One page to publish: its path, the template with the props that fit it, and what it says of itself. Props and head
 * are made when they are asked for and not kept: a site of any size is planned in little memory.
 */
export type Route = { [Name in TemplateName]: TemplateRoute<Name> }[TemplateName];

export interface TemplateRoute<Name extends TemplateName> extends RoutePlan {
  readonly template: Name;
  readonly props: () => TemplateProps<Name>;
}

/** What is known of a page before it is made. */
export interface RoutePlan {
  /** Decoded, NFC, starts and ends with a slash: "/event/harbour-lights/". The error page has "/404.html". */
  readonly path: string;
  readonly head: () => HeadProps;
  /** HTTP status that the host should answer with: 200, or the error page's. */
  readonly status: number;
  /** When the entry behind the page last changed, ISO 8601: the sitemap's lastmod. */
  readonly lastModified?: string;
  /** The entry that the page is about, for reports. */
  readonly entry?: { readonly kind: string; readonly id: number; readonly title: string };
  /** Middleware by name, run in this order before the page is rendered. */
  readonly middleware?: readonly string[];
  /** Whether the page may be shown; after the middleware. */
  readonly validate?: Validation;
  /** The keys of all that the plan of its page type was made from. */
  readonly planned?: readonly string[];
}

/** Says whether a route may be shown: false is "not found", a throw carries its own status. May be slow. */
export type Validation = (route: Route) => boolean | Promise<boolean>;
