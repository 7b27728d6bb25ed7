import { z } from 'zod';
import { check, flag, raw, utcDate } from '../content/kinds/field-schemas.ts';

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
