import { notFoundMessage } from './page-types/error.ts';
import type { Route } from './route.ts';

/** Says whether a route may be shown: false is "not found", a throw carries its own status. May be slow. */
export type Validation = (route: Route) => boolean | Promise<boolean>;

/** Runs before a page: it lets the page pass or throws, with a `status` where it means one. */
export type Middleware = (route: Route) => void | Promise<void>;

export interface RouteFailure {
  readonly route: Route;
  readonly status: number;
  readonly message: string;
}

/**
 * Runs a route's middleware in order and then its validation. Null when it may be shown; otherwise the status that the
 * page has: an unknown middleware 500, failed validation 404, an error without a status 500 (SPEC section 8,
 * behaviours section 9).
 */
export async function guardRoute(
  route: Route,
  middleware: Readonly<Record<string, Middleware>>,
): Promise<RouteFailure | null> {
  const unknown = route.middleware?.find((name) => !Object.hasOwn(middleware, name));
  if (unknown !== undefined) return { route, status: 500, message: `Unknown middleware ${unknown}` };
  try {
    for (const name of route.middleware ?? []) await middleware[name]?.(route);
    const isValid = (await route.validate?.(route)) ?? true;
    return isValid ? null : { route, status: 404, message: notFoundMessage };
  } catch (error) {
    return { route, ...normaliseError(error) };
  }
}

/** Status and message of anything thrown: behaviours section 9.1. */
export function normaliseError(error: unknown): { readonly status: number; readonly message: string } {
  if (typeof error !== 'object' || error === null) return { status: 500, message: String(error) };
  const { statusCode, status, response, message } = error as Record<string, unknown>;
  const responseStatus =
    typeof response === 'object' && response !== null && 'status' in response ? response.status : null;
  const first = [statusCode, status, responseStatus].map(Number).find((value) => value > 0);
  return { status: first ?? 500, message: typeof message === 'string' ? message : describe(error) };
}

function describe(error: object): string {
  try {
    return JSON.stringify(error, null, 2);
  } catch {
    // A value that refers to itself has no JSON: its class names it.
    return `[${error.constructor.name}]`;
  }
}
