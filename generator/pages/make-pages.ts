import { setImmediate } from 'node:timers/promises';
import type { UnweighedEntry } from '../content/words/weigh-texts.ts';
import { BuildError, type Problem } from '../problems/problem.ts';
import type { Route, RouteList } from '../routes/route.ts';
import type { RouteContext } from '../routes/route-context.ts';
import { type Guards, guardRoute, type RouteFailure } from '../routes/route-guard.ts';
import { messageOf } from '../util/code-of.ts';
import { placeInSite } from '../util/place-in-site.ts';
import type { OnProgress } from '../util/progress.ts';
import { type MadePage, makePage } from './make-page.ts';

export interface MakePagesOptions {
  readonly routes: Pick<RouteList, 'length'> & Iterable<Route>;
  readonly context: RouteContext;
  readonly guards: Guards;
  readonly onProgress: OnProgress;
  /** Called with the path of each page that is made, while its inputs are noted. */
  readonly addToSearch: (path: string) => UnweighedEntry | null;
  /**
   * Keeps the page that is there, or takes the one that is made, and renders it where it differs.
   */
  readonly publisher: PagePublisher;
}

/** Keeps or renders pages. */
export interface PagePublisher {
  /**
   * Keeps the page as it is published, without making it, where that is safe; false: it has to be
   * made.
   */
  readonly keepPage: (route: Route) => Promise<boolean>;
  /** Takes a page. Rendering may go on after it. */
  readonly publishPage: (route: Route, page: MadePage) => Promise<void>;
  /**
   * Waits until all pages are made, and gives those that cannot be rendered. Throws BuildError
   * `output`.
   */
  readonly settle: () => Promise<readonly RouteFailure[]>;
}

/**
 * Pages rendered before yielding to the event loop, which shows progress, handles Ctrl-C and serves
 * other threads.
 */
const batchSize = 16;

/**
 * Makes every page that cannot be kept unread, and passes it on, one after the other. Throws
 * BuildError `render` with every route that failed and its entry.
 */
export async function makePages(options: MakePagesOptions): Promise<void> {
  const { routes, publisher, onProgress } = options;
  const failures: RouteFailure[] = [];
  let index = 0;
  for (const route of routes) {
    if (index % batchSize === 0) {
      onProgress({ stage: 'render', done: index, total: routes.length });
      await setImmediate();
    }
    const failure = await makeOne(route, options);
    if (failure !== null) failures.push(failure);
    index += 1;
  }
  failures.push(...(await publisher.settle()));
  const problems = failures.toSorted(byPath).map(toProblem);
  if (problems.length > 0) throw new BuildError('render', 'Pages cannot be rendered', problems);
  onProgress({ stage: 'render', done: routes.length, total: routes.length });
}

async function makeOne(route: Route, options: MakePagesOptions): Promise<RouteFailure | null> {
  const { context, guards, publisher, addToSearch } = options;
  if (await publisher.keepPage(route)) return null;
  const failure = await guardRoute(route, guards);
  if (failure !== null) return failure;
  try {
    await publisher.publishPage(route, makePage(route, context, addToSearch));
    return null;
  } catch (error) {
    if (error instanceof BuildError) throw error;
    const place = placeInSite(error);
    return { route, status: 500, message: `${place === undefined ? '' : `${place}: `}${messageOf(error)}` };
  }
}

function byPath(a: RouteFailure, b: RouteFailure): number {
  return a.route.path < b.route.path ? -1 : a.route.path > b.route.path ? 1 : 0;
}

function toProblem({ route, status, message, hint }: RouteFailure): Problem {
  return {
    message: `Error generating route "${route.path}": ${message} (status ${status}, template ${route.template})`,
    ...(route.entry && { entry: route.entry }),
    hint: hint ?? 'Fix the template, or the entry it shows.',
  };
}
