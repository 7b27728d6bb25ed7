import type { Attempt } from '../../../generator/http/request-queue.ts';
import type { BackOff } from '../../../generator/http/retry.ts';
import type { Warn } from '../../../generator/problems/problem.ts';
import { isRegion } from '../../credentials/aws-host.ts';
import type { CredentialsReader } from '../../credentials/credentials.ts';
import type { Fence, Store } from '../store.ts';
import { parseAddress, type ServiceOptions, wrongSetting } from './address.ts';
import { copyObject } from './copy-object.ts';
import { type Exchange, openExchange } from './exchange.ts';
import { type StoreLimits, storeLimits } from './limits.ts';
import { listObjects } from './list-objects.ts';
import { putObject } from './put-object.ts';
import { getObject, headObject } from './read-object.ts';
import { openRemoval } from './remove-objects.ts';
import { openSession } from './session.ts';

export interface S3StoreOptions extends ServiceOptions {
  /** Default: us-east-1; a store that names another one is asked there. */
  readonly region?: string | undefined;
  /** Called for the first request, and again when the store says that they have expired. */
  readonly credentials: CredentialsReader;
  readonly limits?: Partial<StoreLimits>;
  /** Takes the problems that were worked around: a wrong clock, a wrong region. */
  readonly warn?: Warn;
  readonly onAttempt?: (attempt: Attempt) => void;
  /** Pauses after failures. Default: those of the crawl. */
  readonly backOff?: BackOff;
  /** Our clock. Default: that of the machine. */
  readonly now?: () => number;
}

/**
 * Opens a bucket of S3, or of a store with its API. Sends nothing yet. Throws a BuildError for an
 * address that is not valid.
 */
export function openS3Store(options: S3StoreOptions): Store {
  const { region = 'us-east-1', credentials, onAttempt, backOff } = options;
  const { warn = () => undefined, now = Date.now } = options;
  if (!isRegion(region))
    throw wrongSetting(`"${region}" is not the name of a region`, 'Write it like eu-central-1.');
  const service = parseAddress(options);
  const { bucket, prefix, address } = service;
  const limits = { ...storeLimits, ...options.limits };
  const session = openSession({ credentials, region, host: service.urlOf(region, '').host, now, warn });
  const exchange = openExchange({ service, session, limits, now, onAttempt, backOff });
  const removeWhole = openRemoval(session.redact);
  const behind = (fence: Fence | undefined): Exchange =>
    fence === undefined ? exchange : (request, read) => exchange({ ...request, fence }, read);
  const shorten = <Item extends { readonly key: string }>(item: Item): Item => ({
    ...item,
    key: item.key.slice(prefix.length),
  });

  return {
    address,
    keepsHeaders: true,
    get: (key) => getObject(exchange, prefix + key),
    head: (key) => headObject(exchange, prefix + key),
    put: (key, object, fence) => putObject(behind(fence), prefix + key, object),
    copy: (from, to, headers, fence) =>
      copyObject(behind(fence), { bucket, from: prefix + from, to: prefix + to }, headers),
    list: (below, { take, ...reader }) =>
      listObjects(
        exchange,
        { prefix: prefix + below, keysPerPage: limits.keysPerPage },
        { ...reader, take: (object) => take(shorten(object)) },
      ),
    remove: async (keys, fence) =>
      (
        await removeWhole(
          behind(fence),
          keys.map((key) => prefix + key),
        )
      ).map(shorten),
  };
}
