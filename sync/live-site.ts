import type { SiteFiles } from '../generator/publish/manifest.ts';
import { deployKey, deployOf, isHalfRecord, liveKey, unusedKey } from './keys.ts';
import { readDeployRecord } from './records/deploy-record.ts';
import { readUnusedRecord } from './records/unused-record.ts';
import { type Deployed, type Live, parseLive } from './records.ts';
import { refusal } from './refusal.ts';
import type { StoreListing } from './store/listing.ts';
import type { Store } from './store/store.ts';
import type { UnusedKeys } from './unused.ts';

/** The pointer of a store, as it was read. */
export interface Pointer {
  /** Null before the first deploy. */
  readonly live: Live | null;
  /** For writing it again; null when it is missing. */
  readonly etag: string | null;
}

/**
 * Reads the pointer. Throws BuildError 'refused' when it is damaged, of another version or of
 * another site. `adopts`: a damaged one counts as missing.
 */
export async function readPointer(
  store: Store,
  { site, adopts = false }: { readonly site?: string | undefined; readonly adopts?: boolean },
): Promise<Pointer> {
  const found = await store.get(liveKey);
  if (found === null) return { live: null, etag: null };
  const live = parseLive(found.bytes);
  if (live === null && adopts) return { live, etag: found.etag };
  if (live === null)
    throw refusal(`${store.address} cannot be read as a site of Boardwalk`, {
      message: `${liveKey} is damaged or of a newer version`,
      hint: 'Update Boardwalk. If the record is damaged, take over the files with --adopt.',
    });
  if (site !== undefined && live.site !== undefined && live.site !== site)
    throw refusal(`${store.address} shows another site`, {
      message: `It shows ${live.site}, and the folder is built for ${site}`,
      hint: 'Check the target and --site-url. Publish another site under a prefix of its own.',
    });
  return { live, etag: found.etag };
}

/** Reads the files of a deploy. Null when its record was removed or is damaged. */
export async function readDeployFiles(store: Store, deploy: string): Promise<SiteFiles | null> {
  const found = await store.get(deployKey(deploy));
  return found && readDeployRecord(found.bytes);
}

/**
 * Reads the files of the deploy that is live. Throws BuildError 'refused' when its record is missing or damaged;
 * `adopts`: then none are known.
 */
export async function readLiveFiles(
  store: Store,
  { seq, deploy }: Live,
  { adopts = false }: { readonly adopts?: boolean } = {},
): Promise<SiteFiles> {
  const files = await readDeployFiles(store, deploy);
  if (files !== null || adopts) return files ?? new Map();
  throw refusal(`${store.address} has lost its record of what is live`, {
    message: `The record of deploy ${seq} is missing or damaged`,
    hint: 'To write the whole site again, sync with --adopt.',
  });
}

export interface Attempts {
  readonly names: readonly string[];
  readonly files: readonly SiteFiles[];
  /** The keys of records that were half written: their deploys never began. */
  readonly halfRecords: readonly string[];
}

/**
 * Reads the files of deploys that began and never went live, because their runs were killed: their
 * paths may hold either version.
 */
export async function readAttempts(
  store: Store,
  live: Live | null,
  listing: StoreListing,
): Promise<Attempts> {
  const known = new Set([live?.deploy, ...(live?.history ?? []).map(({ deploy }) => deploy)]);
  const names: string[] = [];
  const halfRecords: string[] = [];
  for (const key of listing.keys()) {
    const name = deployOf(key);
    if (name !== null && !known.has(name)) names.push(name);
    if (isHalfRecord(key)) halfRecords.push(key);
  }
  names.sort();
  const files: SiteFiles[] = [];
  for (const name of names) {
    const one = await readDeployFiles(store, name);
    if (one !== null) files.push(one);
  }
  return { names, files, halfRecords };
}

/**
 * Reads which assets and bodies are out of use. Without the record, none is ever removed. Throws BuildError
 * 'refused' for a damaged one, unless `adopts`.
 */
export async function readUnused(store: Store, adopts: boolean): Promise<UnusedKeys> {
  const found = await store.get(unusedKey);
  const unused = found && readUnusedRecord(found.bytes);
  if (found !== null && unused === null && !adopts)
    throw refusal(`${store.address} cannot be read as a site of Boardwalk`, {
      message: `${unusedKey} is damaged or of a newer version`,
      hint: 'Update Boardwalk. If the record is damaged, forget it with --adopt: what it names is never removed then.',
    });
  return unused ?? new Map();
}

/** Says which deploy visitors see, before anything of another is. */
export function liveText({ live }: Pointer): string {
  return live === null ? 'Nothing is live yet' : `Deploy ${live.seq} is live, unchanged`;
}

/** Takes from the pointer what it says about its deploy. */
export function deployedOf({
  version,
  site,
  hasConditions,
  history,
  unfinished,
  attempt,
  ...deployed
}: Live): Deployed {
  return deployed;
}
