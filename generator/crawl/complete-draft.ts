import { z } from 'zod';
import { raw } from '../content/kinds/null-as-empty.ts';

const draftNode = z.looseObject({ databaseId: z.number(), status: raw, slug: raw, uri: raw, dateGmt: raw });

/**
 * Gives an entry that was never published what only publishing gives it: a slug, an address and dates. What it has stays.
 * WordPress answers "/?p=12" for its address and null for its dates (wpgraphql, type-post and where-status-draft-auth).
 */
export function completeDraft<Node>(node: Node, now: string): Node {
  const { data: draft } = draftNode.safeParse(node);
  if (draft === undefined || draft.status === 'publish') return node;
  const slug = draft.slug || `draft-${draft.databaseId}`;
  const uri = draft.uri === '' || draft.uri.includes('?') ? `/${slug}/` : draft.uri;
  // WordPress's own form, without a zone.
  const dateGmt = draft.dateGmt || now.slice(0, 19);
  return { ...node, slug, uri, dateGmt };
}
