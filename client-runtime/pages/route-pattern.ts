/**
 * The routes of the site (docs/behaviours.md#routes), without pages that only the CMS knows. The
 * first match counts.
 */
const routePatterns = [
  '/',
  '/art/{detail?}/',
  '/art/page/{number}/',
  '/contact/',
  '/event/{detail?}/',
  '/event/page/{number}/',
  '/event/past/page/{number}/',
  '/experiences/{detail?}/',
  '/experiences/page/{number}/',
  '/location/{detail?}/',
  '/location/page/{number}/',
  '/news/',
  '/news/c/{category}/',
  '/news/p/{post?}/',
  '/news/page/{cursor?}/',
  '/news/c/{category?}/page/{cursor?}/',
  '/revitalization/',
  '/search/',
  '/today/',
  '/visit/',
  '/wp-admin/',
];

export interface RouteMatch {
  readonly route: string;
  /** Undefined for an absent optional one; escaped as in the address. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

/**
 * Finds the route that matches a path, as in an address; null without a match. See behaviours 74.
 */
export function matchRoute(path: string): RouteMatch | null {
  for (const route of routePatterns) {
    const source = route.replace(/{(\w+)(\?)?}\//g, '(?:(?<$1>[^/]+)/)$2');
    const match = RegExp(`^${source}$`).exec(path);
    if (match) return { route, params: { ...match.groups } };
  }
  return null;
}
