import type { FindClient } from '../generator/graphql/client-types.ts';

/** A page before it is rendered, as middleware and validation see it. */
export interface GuardedPage {
  /** Decoded, starts and ends with a slash: "/event/harbour-lights/". */
  readonly path: string;
  /** The name of its template: "event". */
  readonly template: string;
  /** When the entry behind the page last changed, ISO 8601. */
  readonly lastModified?: string;
  /** The entry that the page is about. */
  readonly entry?: { readonly kind: string; readonly id: number; readonly title: string };
}

/** Tools for middleware. */
export interface MiddlewareContext {
  /** Finds a GraphQL client of the settings by its name. */
  readonly graphql: FindClient;
}

/** Runs before a page is rendered: returns to allow it, or throws, with an optional `status`. */
export type Middleware = (page: GuardedPage, context: MiddlewareContext) => void | Promise<void>;
