import { pageTypes } from './page-types/index.ts';
import { collisionKey, fileOf } from './paths.ts';
import { BuildError, type Problem } from './problem.ts';
import type { Route } from './route.ts';
import type { RouteContext } from './route-context.ts';

const maxPathBytes = 900;

/**
 * Every page of the site, sorted by path. Throws BuildError `content` with every unsafe slug and every two entries that
 * want one path: nothing is published that would overwrite something else.
 */
export function collectRoutes(context: RouteContext): readonly Route[] {
  const routes = pageTypes.flatMap((type) => type.routes(context));
  const problems = [...context.paths.problems, ...collisions(routes), ...tooLong(routes)];
  if (problems.length > 0) {
    throw new BuildError('content', 'The content cannot be published as it is', problems);
  }
  return [...routes].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function collisions(routes: readonly Route[]): readonly Problem[] {
  const taken = new Map<string, Route>();
  return routes.flatMap((route) => {
    const key = collisionKey(route.path);
    const other = taken.get(key);
    if (other === undefined) {
      taken.set(key, route);
      return [];
    }
    const where =
      other.path === route.path ? route.path : `${other.path} and ${route.path}, one file on some systems`;
    return {
      message: `two pages want the path ${where}: ${describe(other)} and ${describe(route)}`,
      ...(route.entry && { entry: route.entry }),
      field: 'slug',
      hint: 'give one of them another slug in the CMS',
    };
  });
}

function tooLong(routes: readonly Route[]): readonly Problem[] {
  return routes
    .filter((route) => Buffer.byteLength(fileOf(route.path)) > maxPathBytes)
    .map((route) => ({
      message: `the path ${route.path.slice(0, 60)}… is longer than ${maxPathBytes} bytes`,
      ...(route.entry && { entry: route.entry }),
      field: 'slug',
      hint: 'shorten the slug in the CMS',
    }));
}

function describe({ entry, template }: Route): string {
  return entry === undefined
    ? `the site's own ${template} page`
    : `${entry.kind} ${entry.id} "${entry.title}"`;
}
