import type { NamedAnchor } from '../dependencies/note.ts';
import type { Problem } from '../problems/problem.ts';
import { decodeOrKeep } from '../util/decode-or-keep.ts';

/**
 * Finds links to anchors that their page does not have. The ids of a page are found when it is
 * rendered and remembered, so that a kept page is not read again.
 */
export function findBrokenAnchors(
  named: readonly NamedAnchor[],
  pages: Pick<ReadonlyMap<string, { readonly anchors: string }>, 'get'>,
): readonly Problem[] {
  const idsOf = new Map<string, ReadonlySet<string>>();
  return named.flatMap(({ path, anchor, entry }) => {
    const page = pages.get(path);
    // The check of links reports a missing page.
    if (page === undefined) return [];
    const ids = idsOf.get(path) ?? new Set(page.anchors.split(' '));
    idsOf.set(path, ids);
    if (leadsSomewhere(anchor, ids)) return [];
    return {
      check: 'brokenAnchor',
      message: `A link leads to ${path}#${anchor}, but that page does not have this anchor`,
      ...(entry && { entry }),
      hint: 'Give the target this anchor in the CMS, or fix the link.',
    };
  });
}

/** The top of a page always exists; text fragments are left to the browser. */
function leadsSomewhere(anchor: string, ids: ReadonlySet<string>): boolean {
  return (
    anchor === '' || anchor === 'top' || anchor.startsWith(':~:') || ids.has(escapeId(decodeOrKeep(anchor)))
  );
}

/** As React escapes an attribute. */
function escapeId(id: string): string {
  return id
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
