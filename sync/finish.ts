import { addressesOf } from './cdn/cdn.ts';
import type { Deploy } from './deploy.ts';
import { forEach } from './for-each.ts';
import { deployKey, unusedKey } from './keys.ts';
import type { Pointer } from './live-site.ts';
import { jsonObject } from './lock.ts';
import type { SyncOptions } from './options.ts';
import { movePointer } from './point.ts';
import type { Live, Unused } from './records.ts';
import type { FailedRemoval } from './store/store.ts';
import { findPrunable } from './unused.ts';

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
  { store, lock, onDone }: Pick<Deploy, 'store' | 'lock' | 'onDone'>,
  pointer: Pointer,
  cdn: SyncOptions['cdn'],
): Promise<Pointer> {
  const { live } = pointer;
  if (live?.unfinished === undefined) return pointer;
  const { unfinished, ...done } = live;
  await removeAll({ store, lock, onDone }, unfinished.remove);
  const addresses = addressesOf(unfinished.invalidate);
  if (cdn && addresses.length > 0) await cdn.invalidate(addresses, live.deploy);
  await lock.hold();
  return movePointer(store, pointer, done);
}

/** Removes keys in batches, and rejects when any of them stays. */
async function removeAll(
  deploy: Pick<Deploy, 'store' | 'lock' | 'onDone'>,
  keys: readonly string[],
): Promise<void> {
  const batches = Array.from({ length: Math.ceil(keys.length / batch) }, (_, index) =>
    keys.slice(index * batch, (index + 1) * batch),
  );
  const failed: FailedRemoval[] = [];
  await forEach(deploy, 'remove', batches, async (some) => {
    failed.push(...(await deploy.store.remove(some)));
  });
  if (failed.length > 0) throw new NotRemoved(failed);
}

export interface Pruned {
  readonly unused: Unused;
  readonly live: Live;
  /** Records of deploys that began and never went live. */
  readonly attempts: readonly string[];
}

/**
 * Removes assets and bodies that have been out of use for long, and the records of old deploys.
 * Resolves to the number of assets and bodies.
 */
export async function prune(
  deploy: Pick<Deploy, 'store' | 'lock' | 'onDone' | 'held'>,
  { unused, live, attempts }: Pruned,
  { retention, now }: Pick<SyncOptions, 'retention' | 'now'>,
): Promise<number> {
  const moment = { seq: live.seq, now: new Date(now()).toISOString() };
  const old = new Set(findPrunable(unused, moment, retention));
  const former = live.history.slice(retention.keepDeploys).map(({ deploy }) => deploy);
  const records = [...former, ...attempts].map(deployKey).filter((key) => deploy.held.has(key));
  await removeAll(deploy, [...old, ...records]);
  const left = Object.entries(unused).filter(([key]) => !old.has(key));
  await deploy.store.put(unusedKey, jsonObject(Object.fromEntries(left)));
  return old.size;
}
