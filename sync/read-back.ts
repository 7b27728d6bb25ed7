import pLimit from 'p-limit';
import type { ManifestFile } from '../generator/publish/manifest.ts';
import { sha256 } from '../generator/util/hash.ts';
import type { Deploy } from './deploy.ts';
import { forEach, largeBytes } from './for-each.ts';
import type { StoredObject } from './store/store.ts';

/** Files of the live site that are not in the store as they were sent. */
export class WrongFiles extends Error {
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
  files: readonly ManifestFile[],
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
  files: readonly ManifestFile[],
): Promise<readonly string[]> {
  const { keepsHeaders } = deploy.store;
  const wrong: string[] = [];
  await readEach(
    deploy,
    files,
    ({ path }) => path,
    (file, found) => {
      const isSent = found !== null && sha256(found.bytes) === file.sha256;
      const hasHeaders = Object.entries(file.headers).every(
        ([name, value]) => found?.headers[name] === value,
      );
      if (!isSent || (keepsHeaders && !hasHeaders)) wrong.push(file.path);
    },
  );
  return wrong.sort();
}

/**
 * Reads what earlier runs have left under keys that hold a hash, and finds the keys with other bytes: an object
 * may have been edited or damaged, and is to be seen again.
 */
export async function findChanged(
  deploy: Pick<Deploy, 'store' | 'lock' | 'onDone'>,
  files: readonly ManifestFile[],
  keyOf: (file: ManifestFile) => string,
): Promise<ReadonlySet<string>> {
  const changed = new Set<string>();
  await readEach(deploy, files, keyOf, (file, found) => {
    if (found === null || sha256(found.bytes) !== file.sha256) changed.add(keyOf(file));
  });
  return changed;
}

async function readEach(
  { store, lock, onDone }: Pick<Deploy, 'store' | 'lock' | 'onDone'>,
  files: readonly ManifestFile[],
  keyOf: (file: ManifestFile) => string,
  take: (file: ManifestFile, found: StoredObject | null) => void,
): Promise<void> {
  const inTurn = pLimit(1);
  const read = async (file: ManifestFile): Promise<void> => take(file, await store.get(keyOf(file)));
  await forEach({ onDone }, 'check', files, async (file) => {
    await lock.hold();
    await (file.size > largeBytes ? inTurn(() => read(file)) : read(file));
  });
}
