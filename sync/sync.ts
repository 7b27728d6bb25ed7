import type { LocalSite } from './local-site.ts';
import type { SyncOptions, SyncReport } from './options.ts';
import { publish } from './publish.ts';
import type { Live } from './records.ts';
import { refusal } from './refusal.ts';
import { readFrom } from './source.ts';
import type { Store } from './store/store.ts';

/**
 * Makes a store show the site of a folder. Whatever stops it, every page that a visitor can load
 * names only assets that are there, and the same call later ends as a sync that was never stopped.
 * Throws BuildError: 'refused' before anything is written, 'locked', or 'unfinished'.
 */
export function sync(store: Store, local: LocalSite, options: SyncOptions): Promise<SyncReport> {
  const { manifest, digest, files, extra } = local;
  const { site, moment } = manifest;
  return publish(
    store,
    {
      ...{ digest, files, extra, read: readFrom(local.folder) },
      ...(site !== undefined && { site }),
      ...(moment !== undefined && { moment }),
      check: (live) => refuseOlder(store, live, local),
    },
    options,
  );
}

/** Throws BuildError 'refused' for a site that was built before the one that is live. */
function refuseOlder({ address }: Store, live: Live | null, { manifest: { moment } }: LocalSite): void {
  if (live?.moment === undefined || moment === undefined || Date.parse(moment) >= Date.parse(live.moment))
    return;
  throw refusal(`The folder is older than what ${address} shows`, {
    message: `It was built for ${moment}, and deploy ${live.seq} for ${live.moment}`,
    hint: 'Build again. To go back to a former deploy, use --rollback.',
  });
}
