import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError } from '../../config/config-error.ts';
import type { ResolvedConfig } from '../../config/resolve-config.ts';
import { openFolderStore } from '../../generator/store/folder-store.ts';
import type { RawStore } from '../../generator/store/raw-store.ts';
import {
  formatPublicKey,
  keysOfPublicKey,
  keysOfSecret,
  leastSecretLength,
  type StoreKeys,
} from '../../generator/store/store-keys.ts';
import { openWorkStore, type WorkStore } from '../../generator/store/work-store.ts';
import { refuseInOutput } from '../refuse-in-output.ts';
import { deadlines, openBucketStore, type StoreWait } from './bucket-store.ts';

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

const secretVariable = 'BOARDWALK_STORE_SECRET';
const publicVariable = 'BOARDWALK_STORE_PUBLIC_KEY';

/**
 * Reads the keys of the store from the environment: those of a secret read and write, a public key
 * alone only reads. Throws ConfigError, which never contains the secret.
 */
export function readStoreKeys(env: Readonly<Record<string, string | undefined>>): StoreKeys {
  // Hosted CI sets a variable that a pull request may not see to an empty text.
  const secret = env[secretVariable]?.trim();
  const publicKey = env[publicVariable]?.trim();
  const own = secret ? keysOf(secret) : undefined;
  const named = publicKey ? keysOfPublicKey(publicKey) : undefined;
  if (named === null)
    throw new ConfigError([
      `${publicVariable}: is not a public key; print it with boardwalk work --print-public-key`,
    ]);
  if (own && publicKey && formatPublicKey(own) !== publicKey)
    throw new ConfigError([`${publicVariable}: does not belong to ${secretVariable}; one of them is enough`]);
  const keys = own ?? named;
  if (keys) return keys;
  throw new ConfigError([
    `${secretVariable}: --store needs a secret of at least ${leastSecretLength} characters, the same wherever values are written: make one with openssl rand -base64 33; or ${publicVariable}, for builds that only read`,
  ]);
}

function keysOf(secret: string): StoreKeys {
  if (secret.length >= leastSecretLength) return keysOfSecret(secret);
  throw new ConfigError([`${secretVariable}: has fewer than ${leastSecretLength} characters`]);
}
