import pLimit from 'p-limit';
import type { ManifestFile } from '../generator/publish/manifest.ts';
import { sha256 } from '../generator/util/hash.ts';
import { askSample } from './ask-sample.ts';
import type { Deploy } from './deploy.ts';
import { forEach, largeBytes } from './for-each.ts';
import { bodyKey } from './keys.ts';

/**
 * Puts into the store whatever the new site needs and no visitor sees: new assets, the bodies of
 * changed pages, and the bodies of live pages that are about to go.
 */
export async function upload(deploy: Deploy): Promise<void> {
  const { plan, bodies } = deploy;
  const inTurn = pLimit(1);
  await forEach(deploy, 'upload', plan.assets, (file) =>
    file.size > largeBytes ? inTurn(() => putAsset(deploy, file)) : putAsset(deploy, file),
  );
  await forEach(deploy, 'upload', bodies.waiting, (file) => putBody(deploy, file));
  await askSample(deploy, plan.assets, ({ path }) => path);
  await askSample(deploy, bodies.waiting, ({ sha256 }) => bodyKey(sha256));
  await forEach(deploy, 'upload', bodies.endangered, (file) => keepBody(deploy, file));
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

async function putBody({ store, read }: Deploy, file: ManifestFile): Promise<void> {
  const { sha256, headers } = file;
  await store.put(bodyKey(sha256), { bytes: await read(file), sha256, headers });
}

/** Keeps the bytes of a live page. Where an attempt may have replaced it, only if they are its own. */
async function keepBody(
  { store, plan }: Deploy,
  { path, sha256: hash, headers }: ManifestFile,
): Promise<void> {
  if (!plan.uncertain.has(path)) return store.copy(path, bodyKey(hash), headers);
  const bytes = (await store.get(path))?.bytes;
  if (bytes && sha256(bytes) === hash) await store.put(bodyKey(hash), { bytes, sha256: hash, headers });
}
