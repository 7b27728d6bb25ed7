import type { ManifestFile } from '../generator/publish/manifest.ts';
import { sha256 } from '../generator/util/hash.ts';
import type { LazyList } from '../generator/util/lazy-list.ts';
import type { Deploy } from './deploy.ts';
import { forEach } from './for-each.ts';

/** Files of the live site that are not in the store as they were sent. */
class WrongFiles extends Error {
  override readonly name = 'WrongFiles';

  constructor([first, ...others]: readonly string[]) {
    super(
      `${first} is not in the store as it was sent${others.length > 0 ? `, and ${others.length} more files` : ''}`,
    );
  }
}

/** Rejects with the first file that is not in the store as it was sent. */
export async function readBack(
  deploy: Pick<Deploy, 'store' | 'lock' | 'onDone'>,
  files: LazyList<ManifestFile>,
): Promise<void> {
  const wrong = await findWrong(deploy, files);
  if (wrong.length > 0) throw new WrongFiles(wrong);
}

/**
 * Reads files of the site from the store, and lists those with other bytes or headers: not every
 * store checks the hash of what it is sent.
 */
export async function findWrong(
  deploy: Pick<Deploy, 'store' | 'lock' | 'onDone'>,
  files: LazyList<ManifestFile>,
): Promise<readonly string[]> {
  const { store } = deploy;
  const wrong: string[] = [];
  await forEach(deploy, 'check', files, async (file) => {
    await deploy.lock.hold();
    const found = await store.get(file.path);
    const isSent = found !== null && sha256(found.bytes) === file.sha256;
    const hasHeaders = Object.entries(file.headers).every(([name, value]) => found?.headers[name] === value);
    if (!isSent || (store.keepsHeaders && !hasHeaders)) wrong.push(file.path);
  });
  return wrong.sort();
}
