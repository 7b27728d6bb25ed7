/** The routes of the site (docs/behaviours.md#routes) without the pages that only the CMS knows of. The first that fits counts. */
const routePatterns = [
  '/',
  '/art/{detail?}/',
  '/contact/',
  '/event/{detail?}/',
  '/experiences/{detail?}/',
  '/location/{detail?}/',
  '/news/',
  '/news/c/{category}/',
  '/news/p/{post?}/',
  '/news/page/{cursor?}/',
  '/news/c/{category?}/page/{cursor?}/',
  '/revitalization/',
  '/visit/',
  '/wp-admin/',
];

export interface RouteMatch {
  readonly route: string;
  /** Undefined where an optional one is absent; escaped as in the address. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The route that a path, as an address has it, fits; null when it fits none. See behaviours 74. */
export function matchRoute(path: string): RouteMatch | null {
  for (const route of routePatterns) {
    const source = route.replace(/{(\w+)(\?)?}\//g, '(?:(?<$1>[^/]+)/)$2');
    const match = RegExp(`^${source}$`).exec(path);
    if (match) return { route, params: { ...match.groups } };
  }
  return null;
}
