import { deployedOf, type Pointer } from './live-site.ts';
import type { SyncReport } from './options.ts';
import type { Prepared } from './prepare.ts';
import type { Publication } from './publication.ts';
import type { Deployed } from './records.ts';
import type { Store } from './store/store.ts';

/** Reports that the store shows this site already, or with a plan, what it changes. */
export function reportOf(
  { address }: Store,
  { digest, site, extra, files }: Publication,
  live: Pointer['live'],
  prepared?: Prepared,
): SyncReport {
  const { plan } = prepared ?? {};
  const { assets = [], switched = [], removed = [] } = plan ?? {};
  return {
    target: address,
    outcome: 'current',
    seq: live?.seq ?? 0,
    build: digest,
    ...(site !== undefined && { site }),
    assets: assets.map(({ path }) => path),
    pages: switched.map(({ path }) => path),
    removed,
    bytes: [...assets, ...switched].reduce((bytes, { size }) => bytes + size, 0),
    kept: plan?.kept ?? files.size,
    drifted: [...(prepared?.drifted ?? [])].sort(),
    extra,
    pruned: 0,
    warnings: [],
    deploys: lastDeploys(live),
  };
}

/** The most deploys that a report lists. */
const listed = 20;

function lastDeploys(live: Pointer['live']): readonly Deployed[] {
  return live === null ? [] : [deployedOf(live), ...live.history].slice(0, listed);
}
