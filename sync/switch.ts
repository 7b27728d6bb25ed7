import type { ManifestFile } from '../generator/publish/manifest.ts';
import { sampleOf } from './ask-sample.ts';
import type { Deploy } from './deploy.ts';
import { forEach } from './for-each.ts';
import { bodyKey } from './keys.ts';
import { readBack } from './read-back.ts';
import type { ObjectHeaders, Store } from './store/store.ts';

/**
 * The way in which a file comes to its path. `put`: nothing is there, so it is written at once.
 * `copy`: another version is there, which its body replaces. `headers`: the bytes are there.
 */
export function switchOf(
  { held, drifted, plan }: Pick<Deploy, 'held' | 'drifted' | 'plan'>,
  file: ManifestFile,
): 'put' | 'copy' | 'headers' {
  if (!held.has(file.path)) return held.has(bodyKey(file.sha256)) ? 'copy' : 'put';
  const isCertain = !drifted.has(file.path) && !plan.uncertain.has(file.path);
  return isCertain && plan.before.get(file.path)?.sha256 === file.sha256 ? 'headers' : 'copy';
}

/**
 * Brings the files to their paths: new pages, then changed ones, then data and the error page, then
 * the manifest. All bytes that replace others are in the store already, so no upload can fail here.
 */
export async function switchPages(deploy: Deploy): Promise<void> {
  const { plan, store } = deploy;
  const copy = copyWith(deploy);
  for (const files of plan.turns)
    await forEach(deploy, 'switch', files, async (file) => {
      const { path, sha256, headers } = file;
      const way = switchOf(deploy, file);
      if (way === 'put') await store.put(path, { bytes: await deploy.read(file), sha256, headers });
      else await copy(way === 'headers' ? path : bodyKey(sha256), file);
    });
  // Their sizes may be those of the version before.
  await readBack(deploy, sampleOf(plan.switched));
}

/** Copies; puts instead where the store keeps the headers of the source, as the first copy shows. */
function copyWith({ store, read }: Deploy): (from: string, file: ManifestFile) => Promise<void> {
  let replacesHeaders = store.keepsHeaders ? undefined : Promise.resolve(true);
  return async (from, file) => {
    const { path, sha256, headers } = file;
    await store.copy(from, path, headers);
    replacesHeaders ??= hasHeaders(store, path, headers);
    if (!(await replacesHeaders)) await store.put(path, { bytes: await read(file), sha256, headers });
  };
}

async function hasHeaders(store: Store, key: string, headers: ObjectHeaders): Promise<boolean> {
  const found = await store.head(key);
  return Object.entries(headers).every(([name, value]) => found?.headers[name] === value);
}
