import { z } from 'zod';
import { raw } from '../content/kinds/field-schemas.ts';

const draftNode = z.looseObject({ databaseId: z.number(), status: raw, slug: raw, uri: raw, dateGmt: raw });

/**
 * Completes an entry that was never published: a slug, an address and dates. Existing values stay.
 * WordPress returns "/?p=12" for its address and null for its dates (wpgraphql, type-post and
 * where-status-draft-auth).
 */
export function completeDraft<Node>(node: Node, now: string): Node {
  const { data: draft } = draftNode.safeParse(node);
  if (draft === undefined || draft.status === 'publish') return node;
  const slug = draft.slug || `draft-${draft.databaseId}`;
  const uri = draft.uri === '' || draft.uri.includes('?') ? `/${slug}/` : draft.uri;
  // WordPress's own format, without a zone.
  const dateGmt = draft.dateGmt || now.slice(0, 19);
  return { ...node, slug, uri, dateGmt };
}
