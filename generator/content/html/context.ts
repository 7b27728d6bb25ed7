import type { Problem, Warn } from '../../problems/problem.ts';
import type { Loss } from '../fidelity/loss.ts';
import type { CmsHosts } from './links.ts';

/** Facts about an entry that normalising needs, the ids that its html has taken so far, and the problems already reported. */
export interface EntryContext {
  readonly hosts: CmsHosts;
  readonly uri: string | null;
  readonly entry: NonNullable<Problem['entry']>;
  readonly ids: Set<string>;
  readonly told: Set<string>;
  /** Parts of its html that no page can show, in the order in which they are found. */
  readonly losses: Loss[];
  readonly warn: Warn;
}

/** A fresh context for one entry; its state is why two entries never share one. */
export function entryContext(
  entry: NonNullable<Problem['entry']>,
  { hosts, warn }: Pick<EntryContext, 'hosts' | 'warn'>,
): EntryContext {
  return { hosts, warn, entry, uri: entry.uri ?? null, ids: new Set(), told: new Set(), losses: [] };
}
