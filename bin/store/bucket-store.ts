import { ConfigError } from '../../config/config-error.ts';
import type { ResolvedConfig } from '../../config/resolve-config.ts';
import { BuildError } from '../../generator/problems/problem.ts';
import { SourceError } from '../../generator/problems/source-error.ts';
import { mostObjectBytes, type RawStore, StoreFailure } from '../../generator/store/raw-store.ts';
import { sha256 } from '../../generator/util/hash.ts';
import { openCredentials } from '../../sync/credentials/read-credentials.ts';
import { readStoreSettings } from '../../sync/credentials/store-settings.ts';
import type { StoreLimits } from '../../sync/store/s3/limits.ts';
import { openS3Store } from '../../sync/store/s3/s3-store.ts';
import { storeProblem } from '../../sync/store/s3/store-problem.ts';
import type { Store } from '../../sync/store/store.ts';
import { printWarning } from '../report/print-lines.ts';

interface BucketOptions {
  readonly sync: ResolvedConfig['sync'];
  readonly wait: StoreWait;
}

/**
 * Opens a bucket, with the settings and credentials of `sync`. Sends nothing yet. Throws ConfigError
 * for an address that is not valid.
 */
export async function openBucketStore(
  address: string,
  { sync: { endpoint, region }, wait }: BucketOptions,
): Promise<RawStore> {
  const named = await readStoreSettings(process.env);
  try {
    return toRawStore(
      openS3Store({
        address,
        endpoint: endpoint ?? named.endpoint,
        region: region ?? named.region,
        credentials: openCredentials(process.env),
        limits: limits[wait],
        warn: printWarning,
      }),
    );
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    throw new ConfigError([`--store: ${error.message}`]);
  }
}

/**
 * Uses a store of `sync` for work.
 * @internal
 */
export function toRawStore(store: Store): RawStore {
  return {
    location: store.address,
    read: (name) =>
      orFail(async () => {
        try {
          const object = await store.get(name);
          return object === null ? undefined : { version: object.etag, bytes: object.bytes };
        } catch (error) {
          if (!(error instanceof SourceError) || error.kind !== 'too-long') throw error;
          const facts = await store.head(name);
          return facts === null
            ? undefined
            : { version: facts.etag, refused: `it is larger than ${mostObjectBytes} bytes` };
        }
      }),
    has: (name) => orFail(async () => (await store.head(name)) !== null),
    write: (name, bytes, { over } = {}) =>
      orFail(async () => {
        const { outcome } = await store.put(name, {
          bytes,
          sha256: sha256(bytes),
          headers: { 'content-type': 'application/octet-stream' },
          condition: over === undefined ? 'absent' : { etag: over },
        });
        return outcome === 'written' ? 'written' : 'present';
      }),
  };
}

async function orFail<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    // Credentials that are missing or cannot be used.
    if (error instanceof BuildError)
      throw new StoreFailure('denied', error.message, error.problems[0]?.hint ?? '', { cause: error });
    if (!(error instanceof SourceError)) throw error;
    const { message, hint = '' } = storeProblem(error);
    throw new StoreFailure(kindOf(error), message, hint, { cause: error });
  }
}

/** Codes of stores without room. */
const full = new Set(['XMinioStorageFull', 'QuotaExceeded', 'InsufficientStorage']);

function kindOf({ status = 0, code }: SourceError): StoreFailure['kind'] {
  if (status === 507 || full.has(code)) return 'full';
  // A missing bucket, and a service of another sort, stay so.
  return status >= 300 && status < 500 && status !== 429 ? 'denied' : 'unanswered';
}

/** How long a store is waited for: a build can do without it, a shard cannot. */
export type StoreWait = 'short' | 'long';

/** Milliseconds for one value, with all its attempts. */
export const deadlines: Readonly<Record<StoreWait, number>> = { short: 30_000, long: 180_000 };

/** The requests to a bucket. */
const limits: Readonly<Record<StoreWait, Partial<StoreLimits>>> = {
  short: { maxAnswerBytes: mostObjectBytes, retries: 2, busyRetries: 2, timeoutMs: 10_000, maxDelayMs: 5000 },
  long: { maxAnswerBytes: mostObjectBytes },
};
