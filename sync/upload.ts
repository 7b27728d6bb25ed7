import pLimit from 'p-limit';
import type { ManifestFile } from '../generator/publish/manifest.ts';
import { sha256 } from '../generator/util/hash.ts';
import type { Deploy } from './deploy.ts';
import { forEach } from './for-each.ts';
import { bodyKey } from './keys.ts';
import { switchOf } from './switch.ts';

/** Above it, files go one after the other: each is held in memory. */
const largeBytes = 4 * 1024 * 1024;

/**
 * Puts into the store whatever the new site needs and no visitor sees: new assets, the bodies of
 * changed pages, and the bodies of live pages that are about to go.
 */
export async function upload(deploy: Deploy): Promise<void> {
  const { store, plan } = deploy;
  const inTurn = pLimit(1);
  await forEach(deploy, 'upload', plan.assets, (file) =>
    file.size > largeBytes ? inTurn(() => putAsset(deploy, file)) : putAsset(deploy, file),
  );
  await forEach(deploy, 'upload', waitingPages(deploy), (file) => putBody(deploy, file));
  await forEach(deploy, 'upload', endangeredPages(deploy), ({ path, sha256, headers }) =>
    store.copy(path, bodyKey(sha256), headers),
  );
}

/** Counts the objects that `upload` writes, besides the record. */
export function uploadCount(deploy: Deploy): number {
  return deploy.plan.assets.length + waitingPages(deploy).length + endangeredPages(deploy).length;
}

/** An object at the path of an asset that has other bytes: somebody else wrote it. */
export class OtherBytes extends Error {
  override readonly name = 'OtherBytes';

  constructor(path: string) {
    super(`${path} is in the store with other bytes, and the name of an asset holds their hash`);
  }
}

async function putAsset({ store, read, drifted, hasConditions }: Deploy, file: ManifestFile): Promise<void> {
  const object = { bytes: await read(file), sha256: file.sha256, headers: file.headers };
  const isNew = hasConditions && !drifted.has(file.path);
  const put = await store.put(file.path, { ...object, ...(isNew && { condition: 'absent' as const }) });
  if (put.outcome === 'written') return;
  const found = await store.get(file.path);
  if (found === null || sha256(found.bytes) !== file.sha256) throw new OtherBytes(file.path);
}

/** Pages that are switched by a copy, and whose bytes the store does not hold yet. */
function waitingPages(deploy: Deploy): readonly ManifestFile[] {
  const copied = deploy.plan.switched.filter((file) => switchOf(deploy, file) === 'copy');
  return unheld(deploy, copied);
}

async function putBody({ store, read }: Deploy, file: ManifestFile): Promise<void> {
  const { sha256, headers } = file;
  await store.put(bodyKey(sha256), { bytes: await read(file), sha256, headers });
}

/** Live pages that will be replaced or removed. A rollback needs their bytes. */
function endangeredPages(deploy: Deploy): readonly ManifestFile[] {
  const { plan, live, drifted } = deploy;
  const replaced = plan.switched.filter((file) => switchOf(deploy, file) === 'copy');
  const paths = new Set([...replaced.map(({ path }) => path), ...plan.removed]);
  const unsure = new Set([...drifted, ...plan.uncertain]);
  return unheld(
    deploy,
    live.filter((file) => file.class !== 'asset' && paths.has(file.path) && !unsure.has(file.path)),
  );
}

/** One file for each body that the store does not hold. */
function unheld({ held }: Deploy, files: readonly ManifestFile[]): readonly ManifestFile[] {
  const missing = files.filter((file) => !held.has(bodyKey(file.sha256)));
  return [...new Map(missing.map((file) => [file.sha256, file])).values()];
}
