import { gzipSync } from 'node:zlib';
import type { ManifestFile } from '../generator/publish/manifest.ts';
import { sha256 } from '../generator/util/hash.ts';
import { deployKey, deployOf, liveKey, unusedKey } from './keys.ts';
import {
  type Deployed,
  type Live,
  parseDeployFiles,
  parseLive,
  parseUnused,
  type Unused,
} from './records.ts';
import { refusal } from './refusal.ts';
import type { ListedObject, NewObject, Store } from './store/store.ts';

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
export async function readDeployFiles(store: Store, deploy: string): Promise<readonly ManifestFile[] | null> {
  const found = await store.get(deployKey(deploy));
  return found && (parseDeployFiles(found.bytes)?.files ?? null);
}

/** Makes the record of a deploy, which is written before the first of its files is seen. */
export function deployRecord(deploy: string, files: readonly ManifestFile[]): NewObject {
  const bytes = gzipSync(JSON.stringify({ version: 1, deploy, files }));
  const headers = { 'content-type': 'application/gzip', 'cache-control': 'no-store' };
  return { bytes, sha256: sha256(bytes), headers };
}

/**
 * Reads the files of deploys that began and never went live, because their runs were killed: their
 * paths may hold either version.
 */
export async function readAttempts(
  store: Store,
  live: Live | null,
  listed: readonly ListedObject[],
): Promise<{ readonly names: readonly string[]; readonly files: readonly ManifestFile[] }> {
  const known = new Set([live?.deploy, ...(live?.history ?? []).map(({ deploy }) => deploy)]);
  const names = listed.flatMap(({ key }) => deployOf(key) ?? []).filter((name) => !known.has(name));
  const files = await Promise.all(names.map((name) => readDeployFiles(store, name)));
  return { names, files: files.flatMap((one) => one ?? []) };
}

/** Reads which assets and bodies are out of use. Without the record, none is ever removed. */
export async function readUnused(store: Store): Promise<Unused> {
  const found = await store.get(unusedKey);
  return (found && parseUnused(found.bytes)) ?? {};
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
