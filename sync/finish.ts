import { addressesOf } from './cdn/cdn.ts';
import type { Deploy } from './deploy.ts';
import { forEach } from './for-each.ts';
import { deployKey, unusedKey } from './keys.ts';
import type { Pointer } from './live-site.ts';
import type { SyncOptions } from './options.ts';
import { movePointer } from './point.ts';
import { unusedRecord } from './records/unused-record.ts';
import type { Live } from './records.ts';
import type { FailedRemoval, Store } from './store/store.ts';
import { findPrunable, type UnusedKeys } from './unused.ts';

/** Objects that the store would not remove. */
class NotRemoved extends Error {
  override readonly name = 'NotRemoved';

  constructor([first, ...others]: readonly FailedRemoval[]) {
    super(
      `${first?.key} could not be removed: ${first?.reason}${others.length > 0 ? `, and ${others.length} more` : ''}`,
    );
  }
}

/** The most keys of one call. */
const batch = 1_000;

/**
 * Does what is left when a deploy is live: removes pages that are gone, tells the CDN, and notes in
 * the pointer that it is done. Resolves to the pointer.
 */
export async function finishLive(
  { store, onDone }: Pick<Deploy, 'store' | 'onDone'>,
  pointer: Pointer,
  cdn: SyncOptions['cdn'],
): Promise<Pointer> {
  const { live } = pointer;
  if (live?.unfinished === undefined) return pointer;
  const { unfinished, ...done } = live;
  await removeAll({ store, onDone }, unfinished.remove);
  const addresses = addressesOf(unfinished.invalidate);
  if (cdn && addresses.length > 0) await cdn.invalidate(addresses, live.deploy);
  return movePointer(store, pointer, done);
}

/** Removes keys in batches, and rejects when any of them stays. */
async function removeAll(deploy: Pick<Deploy, 'store' | 'onDone'>, keys: Iterable<string>): Promise<void> {
  const failed: FailedRemoval[] = [];
  await forEach(deploy, 'remove', cutKeys(keys), async (some) => {
    failed.push(...(await deploy.store.remove(some)));
  });
  if (failed.length > 0) throw new NotRemoved(failed);
}

function* cutKeys(keys: Iterable<string>): Generator<readonly string[]> {
  let some: string[] = [];
  for (const key of keys) {
    some.push(key);
    if (some.length < batch) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

export interface Pruned {
  readonly unused: UnusedKeys;
  readonly live: Live;
  /** Records of deploys that began and never went live. */
  readonly attempts: readonly string[];
  /** The keys of those that were half written. */
  readonly halfRecords: readonly string[];
}

/**
 * Removes assets and bodies that have been out of use for long, and the records of old deploys.
 * Resolves to the number of assets and bodies.
 */
export async function prune(
  deploy: Pick<Deploy, 'store' | 'onDone' | 'held'>,
  { unused, live, attempts, halfRecords }: Pruned,
  { retention, now }: Pick<SyncOptions, 'retention' | 'now'>,
): Promise<number> {
  const moment = { seq: live.seq, now: new Date(now()).toISOString() };
  const old = findPrunable(unused, moment, retention);
  const former = live.history.slice(retention.keepDeploys).map(({ deploy }) => deploy);
  const records = [...former, ...attempts].map(deployKey).filter((key) => deploy.held.has(key));
  await removeAll(deploy, [...old, ...records, ...halfRecords]);
  // The first deploy has none yet.
  if (old.size > 0 || live.history.length === 0)
    await writeUnused(deploy.store, unused, (key) => !old.has(key));
  return old.size;
}

/** Writes the record of assets and bodies that are out of use, which a rollback needs to find them. */
export async function writeUnused(
  store: Store,
  unused: UnusedKeys,
  isKept: (key: string) => boolean,
): Promise<void> {
  await store.put(unusedKey, unusedRecord(unused, isKept));
}
