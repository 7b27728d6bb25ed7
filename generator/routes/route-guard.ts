import type { Middleware, MiddlewareContext } from '../../config/middleware.ts';
import type { Route } from './route.ts';

export interface RouteFailure {
  readonly route: Route;
  readonly status: number;
  readonly message: string;
  /** The next step for the reader. */
  readonly hint?: string;
}

/** Rules, besides the route itself, that decide whether its page may be shown. */
export interface Guards extends MiddlewareContext {
  /** By name. */
  readonly middleware: Readonly<Record<string, Middleware>>;
  /** Names of the middleware that runs before every page. */
  readonly everyPage: readonly string[];
}

/**
 * Runs the middleware of every page, then the route's own, in order, and then its validation. Null
 * when the page may be shown; otherwise its status: 500 for an unknown middleware, 404 for a failed
 * validation, 500 for an error without a status.
 */
export async function guardRoute(
  route: Route,
  { middleware, everyPage, graphql }: Guards,
): Promise<RouteFailure | null> {
  const names = [...everyPage, ...(route.middleware ?? [])];
  const unknown = names.find((name) => !Object.hasOwn(middleware, name));
  if (unknown !== undefined)
    return { route, status: 500, message: `Unknown middleware ${unknown}`, hint: unknownHint };
  try {
    for (const name of names) await middleware[name]?.(route, { graphql });
    const isValid = (await route.validate?.(route)) ?? true;
    return isValid ? null : { route, status: 404, message: notFoundMessage, hint: guardHint };
  } catch (error) {
    return { route, ...normaliseError(error), hint: guardHint };
  }
}

/** Reports are in English. */
const notFoundMessage = 'This page could not be found';
const unknownHint =
  'Define it in the setting middleware, or remove its name from everyPage or the page type.';
const guardHint = 'Check why its middleware or the validation of its page type refuses it.';

/** Reads status and message of any thrown value: docs/behaviours.md#errors. */
function normaliseError(error: unknown): { readonly status: number; readonly message: string } {
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
    // A circular value has no JSON: use the name of its class.
    return `[${error.constructor.name}]`;
  }
}
