import type { ManifestFile } from '../generator/publish/manifest.ts';
import { joinLists, mapList } from '../generator/util/lazy-list.ts';
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
  const plan = prepared?.plan;
  return {
    target: address,
    outcome: 'current',
    seq: live?.seq ?? 0,
    build: digest,
    ...(site !== undefined && { site }),
    assets: mapList(plan?.assets ?? [], ({ path }) => path),
    pages: mapList(plan?.switched ?? [], ({ path }) => path),
    removed: plan?.removed ?? [],
    bytes: sizeOf(joinLists(plan?.assets ?? [], plan?.switched ?? [])),
    kept: plan?.kept ?? files.length,
    drifted: prepared?.drifted.sorted() ?? [],
    extra,
    pruned: 0,
    warnings: [],
    deploys: lastDeploys(live),
  };
}

function sizeOf(files: Iterable<ManifestFile>): number {
  let bytes = 0;
  for (const { size } of files) bytes += size;
  return bytes;
}

/** The most deploys that a report lists. */
const listed = 20;

function lastDeploys(live: Pointer['live']): readonly Deployed[] {
  return live === null ? [] : [deployedOf(live), ...live.history].slice(0, listed);
}
