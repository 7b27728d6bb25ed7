/** The kinds of page by the shape of their path (docs/behaviours.md#routes). The first that fits counts; all others are further pages. */
const shapes: readonly (readonly [kind: string, shape: RegExp])[] = [
  ['home', /^\/$/],
  ['error', /^\/404\.html$/],
  ['admin', /^\/wp-admin\/$/],
  ['style-guide', /^\/style-guide\/$/],
  ['art-list', /^\/art\/$/],
  ['art', /^\/art\/[^/]+\/$/],
  ['contact', /^\/contact\/$/],
  ['event-list', /^\/event\/$/],
  ['event', /^\/event\/[^/]+\/$/],
  ['experiences', /^\/experiences\/$/],
  ['experience', /^\/experiences\/[^/]+\/$/],
  ['location-list', /^\/location\/$/],
  ['location', /^\/location\/[^/]+\/$/],
  ['news-post', /^\/news\/p\/[^/]+\/$/],
  ['news-list', /^\/news\//],
  ['revitalization', /^\/revitalization\/$/],
  ['search', /^\/search\/$/],
  ['today', /^\/today\/$/],
  ['visit', /^\/visit\/$/],
];

const furtherPage = 'page';

export function kindOf(path: string): string {
  return shapes.find(([, shape]) => shape.test(path))?.[0] ?? furtherPage;
}

/**
 * One page of each kind, by kind: the one with most html, because it holds most of what its template can show. Kinds without
 * a page are left out.
 */
export function pickRepresentatives<Page extends { readonly kind: string; readonly html: string }>(
  pages: readonly Page[],
): readonly Page[] {
  const picked = new Map<string, Page>();
  for (const page of pages) {
    if (page.html.length > (picked.get(page.kind)?.html.length ?? -1)) picked.set(page.kind, page);
  }
  return [...picked.values()].sort((one, other) => (one.kind < other.kind ? -1 : 1));
}
