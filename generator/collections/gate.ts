import { z } from 'zod';
import { flag, raw } from '../null-as-empty.ts';
import { check, utcDate } from './door.ts';

/** Why an entry stays private. */
export type LeftOut = 'unpublished' | 'protected' | 'scheduled';

const gateNode = z.object({ status: raw, hasPassword: flag, dateGmt: utcDate });

/**
 * Decides by the entry itself whether it is public at `now`: the CMS lists protected entries among the published ones,
 * and an authorised client is shown drafts. Null means public.
 */
export function leftOutReason(node: unknown, now: string): LeftOut | null {
  const { status, hasPassword, dateGmt } = check(gateNode, node, 'the status of an entry');
  if (status !== 'publish') return 'unpublished';
  if (hasPassword) return 'protected';
  return dateGmt !== null && dateGmt > new Date(now).toISOString() ? 'scheduled' : null;
}
