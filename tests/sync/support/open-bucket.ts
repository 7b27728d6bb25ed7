import path from 'node:path';
import { onTestFinished } from 'vitest';
import { sha256 } from '../../../generator/util/hash.ts';
import { isReserved } from '../../../sync/keys.ts';
import type { LocalSite } from '../../../sync/local-site.ts';
import type { SyncOptions, SyncReport } from '../../../sync/options.ts';
import { openS3Store } from '../../../sync/store/s3/s3-store.ts';
import type { Store } from '../../../sync/store/store.ts';
import { sync } from '../../../sync/sync.ts';
import {
  openTestStore,
  type TestStore,
  type TestStoreOptions,
} from '../../support/s3-store/open-test-store.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { assetsIn, makeSite, type Texts } from './make-site.ts';
import { options } from './options.ts';

/** A bucket behind a real server, and a site on the disk. */
export interface BucketSite {
  readonly bucket: TestStore;
  readonly store: Store;
  /** Opens the prefix as another process would. */
  readonly open: (prefix?: string) => Store;
  /** Makes the folder hold these texts; each call is a minute later. */
  readonly build: (texts: Texts) => Promise<LocalSite>;
  readonly publish: (texts: Texts, others?: Partial<SyncOptions>) => Promise<SyncReport>;
}

/** Opens an empty bucket, which is closed when the test ends. */
export async function openBucket(others: Partial<TestStoreOptions> = {}): Promise<BucketSite> {
  const bucket = await openTestStore({ bucket: 'pier', ...others });
  onTestFinished(() => bucket.close());
  const folder = path.join(await temporaryFolder(), 'dist');
  const open = (prefix = ''): Store =>
    openS3Store({
      address: `s3://pier/${prefix}`,
      endpoint: bucket.endpoint,
      credentials: async () => bucket.credentials,
      backOff: () => 1,
    });
  const store = open();
  let minute = 0;
  const build = (texts: Texts): Promise<LocalSite> => {
    minute += 1;
    return makeSite(folder, texts, minute);
  };
  return {
    bucket,
    store,
    open,
    build,
    publish: async (texts, more) => sync(store, await build(texts), options(more)),
  };
}

/** The hashes of the site's files in a bucket, by path: what visitors can load, without old assets. */
export function siteIn({ objects }: TestStore, prefix = ''): Readonly<Record<string, string>> {
  const found = [...objects]
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, { bytes }]) => [key.slice(prefix.length), sha256(bytes)] as const);
  return Object.fromEntries(found.filter(([key]) => !isReserved(key)).sort());
}

/** The hashes of the files of a local site, by path. */
export function filesOf({ files }: LocalSite): Readonly<Record<string, string>> {
  return Object.fromEntries(Array.from(files.values(), ({ path, sha256 }) => [path, sha256] as const).sort());
}

/** Names the assets that a page in the bucket needs and that are not there. */
export function missingAssets({ objects }: TestStore, prefix = ''): readonly string[] {
  return [...objects].flatMap(([key, { bytes }]) => {
    const path = key.slice(prefix.length);
    if (!key.startsWith(prefix) || !path.endsWith('.html') || isReserved(path)) return [];
    const missing = assetsIn(bytes.toString()).filter((asset) => !objects.has(prefix + asset));
    return missing.map((asset) => `${path} → ${asset}`);
  });
}
