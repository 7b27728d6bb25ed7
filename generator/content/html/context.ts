import type { Problem, Warn } from '../../problems/problem.ts';
import type { Loss } from '../reader/loss.ts';
import type { CmsHosts } from './links.ts';

/**
 * Facts about an entry for normalising, the ids used so far in its html, and the problems already
 * reported.
 */
export interface EntryContext {
  readonly hosts: CmsHosts;
  /** The site's: dates of the CMS are read in it. */
  readonly timeZone: string;
  readonly uri: string | null;
  readonly entry: NonNullable<Problem['entry']>;
  readonly ids: Set<string>;
  /** Parts of its html that cannot be shown, in order. */
  readonly losses: Loss[];
  /** The number of words read so far, for the census. */
  words: number;
  readonly warn: Warn;
}

/** Makes a context for one entry; two entries never share one because of its state. */
export function entryContext(
  entry: NonNullable<Problem['entry']>,
  rules: Pick<EntryContext, 'hosts' | 'timeZone' | 'warn'>,
): EntryContext {
  const { hosts, timeZone, warn } = rules;
  return { hosts, timeZone, warn, entry, uri: entry.uri ?? null, ids: new Set(), losses: [], words: 0 };
}
