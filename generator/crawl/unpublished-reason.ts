import { z } from 'zod';
import { check, utcDate } from '../content/kinds/field-schemas.ts';
import { flag, raw } from '../content/kinds/null-as-empty.ts';

/** Why an entry stays private. */
export type LeftOut = 'unpublished' | 'protected' | 'scheduled';

const gateNode = z.object({ status: raw, hasPassword: flag, dateGmt: utcDate });

/** Besides what is published, an editor previews what may once be. */
const previewed = new Set(['publish', 'draft', 'pending', 'future', 'private']);

/**
 * Decides by the entry itself whether it is public at `now`: the CMS lists protected entries among the published ones,
 * and an authorised client is shown drafts. Null means public. A preview shows what is not published yet, but nothing that
 * a password guards. See faults 165 to 167.
 */
export function leftOutReason(node: unknown, now: string, isPreview = false): LeftOut | null {
  const { status, hasPassword, dateGmt } = check(gateNode, node, 'the status of an entry');
  if (status !== 'publish' && !(isPreview && previewed.has(status))) return 'unpublished';
  if (hasPassword) return 'protected';
  if (isPreview) return null;
  return dateGmt !== null && dateGmt > new Date(now).toISOString() ? 'scheduled' : null;
}
