import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { AssetUrls } from '../templates/Document.tsx';
import type { renderPage } from '../templates/render.tsx';
import { makeLayout } from './layout.ts';
import { BuildError, type Problem } from './problem.ts';
import type { OnProgress } from './progress.ts';
import type { Route } from './route.ts';
import type { RouteContext } from './route-context.ts';
import { guardRoute, type Middleware, type RouteFailure } from './route-guard.ts';

/** A route with its html. */
export interface Page {
  readonly route: Route;
  readonly html: string;
}

export interface RenderOptions {
  readonly routes: readonly Route[];
  /** Absolute file of the template bundle. */
  readonly module: string;
  readonly assets: AssetUrls;
  readonly context: RouteContext;
  readonly middleware?: Readonly<Record<string, Middleware>>;
  readonly onProgress: OnProgress;
}

/** Pages between two breaths of the event loop, so that progress shows and Ctrl-C is heard. */
const batchSize = 50;

/**
 * Renders every route. Throws BuildError `render` with every route that failed, each with its entry: one broken page
 * does not hide another.
 */
export async function renderPages(options: RenderOptions): Promise<readonly Page[]> {
  const { routes, module, assets, context, middleware = {}, onProgress } = options;
  const shared = { assets, language: context.content.settings.language, layoutOf: makeLayout(context) };
  const templates: { renderPage: typeof renderPage } = await import(pathToFileURL(module).href);
  const pages: Page[] = [];
  const problems: Problem[] = [];
  for (const [index, route] of routes.entries()) {
    if (index % batchSize === 0) {
      onProgress({ stage: 'render', done: index, total: routes.length });
      await setImmediate();
    }
    const failure = await guardRoute(route, middleware);
    if (failure !== null) problems.push(toProblem(failure));
    else
      try {
        pages.push({ route, html: renderRoute(route, templates.renderPage, shared) });
      } catch (error) {
        problems.push(
          toProblem({ route, status: 500, message: error instanceof Error ? error.message : String(error) }),
        );
      }
  }
  if (problems.length > 0) throw new BuildError('render', 'Pages cannot be rendered', problems);
  onProgress({ stage: 'render', done: routes.length, total: routes.length });
  return pages;
}

interface Shared {
  readonly assets: AssetUrls;
  readonly language: string;
  readonly layoutOf: ReturnType<typeof makeLayout>;
}

function renderRoute({ path, head, ...call }: Route, render: typeof renderPage, shared: Shared): string {
  const { assets, language, layoutOf } = shared;
  return render({ call, document: { language, head, layout: layoutOf(path), assets } });
}

function toProblem({ route, status, message }: RouteFailure): Problem {
  return {
    message: `Error generating route "${route.path}": ${message} (status ${status}, template ${route.template})`,
    ...(route.entry && { entry: route.entry }),
    hint: 'mend the template, or the entry that it shows',
  };
}
