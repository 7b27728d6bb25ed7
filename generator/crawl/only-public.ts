import { z } from 'zod';
import { check, flag, raw, utcDate } from '../content/kinds/field-schemas.ts';
import type { CrawlContext } from './crawl-context.ts';

/**
 * The CMS may have unpublished an entry since it was listed: both the list and the details are
 * checked.
 */
export function onlyPublic<Node>(
  nodes: readonly Node[],
  { now, counts, hasDrafts = false }: CrawlContext,
): Node[] {
  const shown = nodes.filter((node) => {
    const reason = leftOutReason(node, now, hasDrafts);
    if (reason) counts[reason]++;
    return reason === null;
  });
  return hasDrafts ? shown.map((node) => completeDraft(node, now)) : shown;
}

/** The reason why an entry is not public. */
export type LeftOut = 'unpublished' | 'protected' | 'scheduled';

const statusNode = z.object({ status: raw, hasPassword: flag, dateGmt: utcDate });

/** An editor previews published entries, and those that may be published later. */
const previewed = new Set(['publish', 'draft', 'pending', 'future', 'private']);

/**
 * Decides by the entry itself whether it is public at `now`: the CMS lists protected entries among
 * the published ones, and shows drafts to an authorised client. Null means public. A preview shows
 * unpublished entries, but none with a password. See faults 165 to 167.
 */
export function leftOutReason(node: unknown, now: string, hasDrafts = false): LeftOut | null {
  const { status, hasPassword, dateGmt } = check(statusNode, node, 'the status of an entry');
  if (status !== 'publish' && !(hasDrafts && previewed.has(status))) return 'unpublished';
  if (hasPassword) return 'protected';
  if (hasDrafts) return null;
  return dateGmt !== null && dateGmt > new Date(now).toISOString() ? 'scheduled' : null;
}

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
