import type { NamedAnchor } from '../dependencies/named-anchor.ts';
import type { Problem } from '../problems/problem.ts';
import { decodeOrKeep } from '../util/decode-or-keep.ts';

/** The ids in a page's html, joined by a space: what a fragment can lead to. An id holds no space. */
export function anchorsIn(html: string): string {
  return [...new Set([...html.matchAll(/ id="([^" ]+)"/g)].map(([, id = '']) => id))].join(' ');
}

/**
 * The links that lead to a part that its page does not have. Pages tell their ids when they are rendered and remember them, so
 * that a page that is kept is not read again.
 */
export function findBrokenAnchors(
  named: readonly NamedAnchor[],
  pages: Pick<ReadonlyMap<string, { readonly anchors: string }>, 'get'>,
): readonly Problem[] {
  const idsOf = new Map<string, ReadonlySet<string>>();
  return named.flatMap(({ path, anchor, entry }) => {
    const page = pages.get(path);
    // A link to a page that is not there is another gate's.
    if (page === undefined) return [];
    const ids = idsOf.get(path) ?? new Set(page.anchors.split(' '));
    idsOf.set(path, ids);
    if (leadsSomewhere(anchor, ids)) return [];
    return {
      gate: 'brokenAnchor',
      message: `A link leads to ${path}#${anchor}, but that page does not have this anchor`,
      ...(entry && { entry }),
      hint: 'Give the target this anchor in the CMS, or fix the link.',
    };
  });
}

/** The top of a page is always there. Text fragments are the browser's matter. */
function leadsSomewhere(anchor: string, ids: ReadonlySet<string>): boolean {
  return (
    anchor === '' || anchor === 'top' || anchor.startsWith(':~:') || ids.has(escapeId(decodeOrKeep(anchor)))
  );
}

/** As React writes it into an attribute. */
function escapeId(id: string): string {
  return id
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
