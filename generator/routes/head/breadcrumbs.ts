import type { NamedLink } from '../../../templates/types.ts';
import { hrefOf } from '../../content/paths.ts';
import type { RouteContext } from '../route-context.ts';
import { sectionTitle } from '../section-titles.ts';

/**
 * Lists the way to a page from the home page, including itself: every page above it in its path.
 * Empty for the home page, and for the error page, which has no place.
 */
export function breadcrumbsOf(path: string, label: string, context: RouteContext): readonly NamedLink[] {
  if (path === '/' || !path.endsWith('/')) return [];
  const above = pathsAbove(path).flatMap((parent) => {
    const name = nameAt(parent, context);
    return name === undefined ? [] : [{ label: name, href: hrefOf(parent) }];
  });
  return [{ label: 'Home', href: hrefOf('/') }, ...above, { label, href: hrefOf(path) }];
}

/** "/news/c/art/" is below "/news/" and "/news/c/", which is not a page. */
function pathsAbove(path: string): readonly string[] {
  const segments = path.split('/').slice(1, -2);
  return segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}/`);
}

function nameAt(path: string, context: RouteContext): string | undefined {
  const title = sectionTitle(path, context);
  if (title !== undefined) return title;
  const thing = context.paths.thingAt(path);
  return thing?.kind === 'category' ? context.find('category', thing.id)?.name : undefined;
}
