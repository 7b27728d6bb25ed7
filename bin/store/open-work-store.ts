import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError } from '../../config/config-error.ts';
import type { ResolvedConfig } from '../../config/resolve-config.ts';
import { openFolderStore } from '../../generator/store/folder-store.ts';
import type { RawStore } from '../../generator/store/raw-store.ts';
import { openWorkStore, type WorkStore } from '../../generator/store/work-store.ts';
import { refuseInOutput } from '../refuse-in-output.ts';
import { openBucketStore } from './bucket-store.ts';
import { readStoreKeys } from './read-store-keys.ts';
import { deadlines, type StoreWait } from './store-wait.ts';

/**
 * Opens the store of `--store`: `s3://bucket/prefix`, `file:///mnt/work` or a path; with the keys of
 * the environment. Sends nothing yet. Throws ConfigError.
 */
export async function openStoreAt(
  target: string,
  { config, wait }: { readonly config: Pick<ResolvedConfig, 'outDir' | 'sync'>; readonly wait: StoreWait },
): Promise<WorkStore> {
  const keys = readStoreKeys(process.env);
  const raw = await openRawStore(target, config, wait);
  return openWorkStore({ raw, keys, deadlineMs: deadlines[wait] });
}

async function openRawStore(
  target: string,
  { outDir, sync }: Pick<ResolvedConfig, 'outDir' | 'sync'>,
  wait: StoreWait,
): Promise<RawStore> {
  // Not quoted: it may contain a password.
  if (/^[a-z][a-z0-9+.-]+:.*@/i.test(target))
    throw new ConfigError(['--store: must be an address without a user and a password']);
  if (target.startsWith('s3:')) return openBucketStore(target, { sync, wait });
  if (target === '' || (/^[a-z][a-z0-9+.-]+:/i.test(target) && !/^file:/i.test(target)))
    throw new ConfigError([`--store: "${target}" must be s3://bucket/prefix, or the path of a folder`]);
  const folder = path.resolve(/^file:/i.test(target) ? toFolder(target) : target);
  await refuseInOutput({ '--store': folder }, outDir);
  return openFolderStore(folder, target);
}

function toFolder(url: string): string {
  try {
    return fileURLToPath(url);
  } catch {
    throw new ConfigError([`--store: "${url}" is not the address of a folder; write it as file:///mnt/work`]);
  }
}
