import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError } from '../../../config/config-error.ts';
import type { ResolvedConfig } from '../../../config/resolve-config.ts';
import { openCredentials } from '../../../sync/credentials/read-credentials.ts';
import { readStoreSettings } from '../../../sync/credentials/store-settings.ts';
import { openFolderStore } from '../../../sync/store/folder/folder-store.ts';
import { openS3Store } from '../../../sync/store/s3/s3-store.ts';
import type { Store } from '../../../sync/store/store.ts';
import { printWarning } from '../../report/print-lines.ts';

/**
 * Opens the place that a site is published to: `s3://bucket/prefix`, `file:///srv/www` or a path.
 * A path of the settings goes from the folder of the site, another from the current one.
 * Throws ConfigError for anything else, BuildError 'usage' for one that cannot be used.
 */
export async function openTarget(named: string | undefined, { sync, root }: ResolvedConfig): Promise<Store> {
  const target = named ?? sync.target;
  if (target === undefined)
    throw new ConfigError([
      'sync.target: name where to publish, as s3://bucket/prefix or the path of a folder, there or behind "sync"',
    ]);
  if (target.startsWith('s3:')) return openBucket(target, sync);
  if (/^[a-z][a-z0-9+.-]+:/i.test(target) && !/^file:/i.test(target))
    throw new ConfigError([`sync.target: ${target} must be s3://bucket/prefix, or the path of a folder`]);
  const folder = /^file:/i.test(target) ? fileURLToPath(target) : target;
  return openFolderStore(named === undefined ? path.resolve(root, folder) : path.resolve(folder));
}

/** Opens a bucket. Settings that are missing are read under the usual names of AWS. */
async function openBucket(address: string, { endpoint, region }: ResolvedConfig['sync']): Promise<Store> {
  const named = await readStoreSettings(process.env);
  return openS3Store({
    address,
    endpoint: endpoint ?? named.endpoint,
    region: region ?? named.region,
    credentials: openCredentials(process.env),
    warn: printWarning,
  });
}
