import { setImmediate } from 'node:timers/promises';
import { type MadePage, makePage, type PageSurroundings } from './make-page.ts';
import { BuildError, type Problem } from './problem.ts';
import type { OnProgress } from './progress.ts';
import type { Route } from './route.ts';
import { guardRoute, type Middleware, type RouteFailure } from './route-guard.ts';

export interface MakePagesOptions {
  readonly routes: readonly Route[];
  readonly surroundings: PageSurroundings;
  readonly middleware?: Readonly<Record<string, Middleware>>;
  readonly onProgress: OnProgress;
  /** Takes each page as it is made: renders and writes it, or keeps the one that is there. */
  readonly publishPage: (route: Route, page: MadePage) => Promise<void>;
}

/** Pages between two breaths of the event loop, so that progress shows and Ctrl-C is heard. */
const batchSize = 50;

/**
 * Makes every page and hands it on, one after the other: none is kept. Throws BuildError `render` with every route that
 * failed, each with its entry: one broken page does not hide another.
 */
export async function makePages(options: MakePagesOptions): Promise<void> {
  const { routes, onProgress } = options;
  const problems: Problem[] = [];
  for (const [index, route] of routes.entries()) {
    if (index % batchSize === 0) {
      onProgress({ stage: 'render', done: index, total: routes.length });
      await setImmediate();
    }
    const failure = await makeOne(route, options);
    if (failure !== null) problems.push(toProblem(failure));
  }
  if (problems.length > 0) throw new BuildError('render', 'Pages cannot be rendered', problems);
  onProgress({ stage: 'render', done: routes.length, total: routes.length });
}

async function makeOne(route: Route, options: MakePagesOptions): Promise<RouteFailure | null> {
  const { surroundings, middleware = {}, publishPage } = options;
  const failure = await guardRoute(route, middleware);
  if (failure !== null) return failure;
  try {
    await publishPage(route, makePage(route, surroundings));
    return null;
  } catch (error) {
    if (error instanceof BuildError) throw error;
    return { route, status: 500, message: error instanceof Error ? error.message : String(error) };
  }
}

function toProblem({ route, status, message }: RouteFailure): Problem {
  return {
    message: `Error generating route "${route.path}": ${message} (status ${status}, template ${route.template})`,
    ...(route.entry && { entry: route.entry }),
    hint: 'mend the template, or the entry that it shows',
  };
}
