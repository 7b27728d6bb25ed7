import { countProgress } from './count-progress.ts';
import { finishLive } from './finish.ts';
import { refuseLeftOver } from './gates.ts';
import { goLive } from './go-live.ts';
import { liveText, type Pointer, readLiveFiles, readPointer } from './live-site.ts';
import { defaultLeaseMs, noLock, type SyncLock, takeLock } from './lock.ts';
import type { SyncOptions, SyncReport } from './options.ts';
import { isEmpty } from './plan.ts';
import { prepare } from './prepare.ts';
import { keepsConditions } from './probe.ts';
import type { Publication } from './publication.ts';
import { orRefuse, refusal, unfinished } from './refusal.ts';
import { reportOf } from './report.ts';
import { fencedStore, type Store } from './store/store.ts';

/**
 * Publishes a site to a store, in the phases of docs/sync.md. Throws BuildError: 'refused' before
 * anything is written, 'locked', or 'unfinished' with what is live now.
 */
export async function publish(
  store: Store,
  publication: Publication,
  options: SyncOptions,
): Promise<SyncReport> {
  const { site, digest, check } = publication;
  const { adopts = false, isDry = false, checks = false } = options;
  const reading = { site, adopts };
  const found = await orRefuse(store, () => readPointer(store, reading));
  check(found.live);
  const current = ({ live }: Pointer): SyncReport => {
    options.onLive?.(publication);
    return reportOf(store, publication, live);
  };
  if (isCurrent(found, digest) && !adopts && !checks) return current(found);
  if (isDry) {
    const preparation = { store, lock: noLock, pointer: found, hasConditions: true, onDone: () => undefined };
    const planned = await orRefuse(store, () => prepare(publication, preparation, options));
    return { ...reportOf(store, publication, found.live, planned), outcome: 'planned' };
  }
  const { lock, hasConditions } = await openLock(store, found, options);
  try {
    // Another run may have published until the lock was ours.
    let pointer = await orRefuse(store, () => readPointer(store, reading));
    check(pointer.live);
    const counter = countProgress(options);
    const writing = { store: fencedStore(store, lock), lock, onDone: counter.onDone };
    pointer = await orRefuse(store, () => gateLeftOver(store, pointer, options));
    pointer = await finishLive(writing, pointer, options.cdn).catch((error: unknown) => {
      throw unfinished('The site was not published', liveText(pointer), error);
    });
    const isSame = isCurrent(pointer, digest);
    if (isSame && !adopts && !checks) return current(pointer);
    const preparation = { ...writing, pointer, hasConditions };
    const prepared = await orRefuse(store, () => prepare(publication, preparation, options));
    if (isSame && isEmpty(prepared.plan)) return current(pointer);
    counter.expect(prepared);
    const { live, pruned } = await goLive(prepared, publication, pointer, options);
    return { ...reportOf(store, publication, live, prepared), outcome: 'published', pruned };
  } finally {
    // A store that cannot be reached keeps the lock until it expires; why the sync ended says more.
    await lock.release().catch(() => undefined);
  }
}

/** Looks at what a pointer still wants removed. One that is adopted is followed in nothing. */
async function gateLeftOver(store: Store, pointer: Pointer, options: SyncOptions): Promise<Pointer> {
  const { live } = pointer;
  if (!live?.unfinished?.remove.length) return pointer;
  if (options.adopts)
    return { ...pointer, live: { ...live, unfinished: { ...live.unfinished, remove: [] } } };
  const { limits, allowedRemovals } = options;
  refuseLeftOver(live.unfinished.remove, await readLiveFiles(store, live), { limits, allowedRemovals });
  return pointer;
}

function isCurrent({ live }: Pointer, digest: string): boolean {
  return live !== null && live.digest === digest && !live.unfinished && !live.attempt;
}

/** Takes the lock where the store can keep one. Throws BuildError. */
async function openLock(
  store: Store,
  { live }: Pointer,
  {
    isWithoutLock = false,
    waits = false,
    onWait,
    now,
    leaseMs = defaultLeaseMs,
    pollMs,
    signal,
  }: SyncOptions,
): Promise<{ readonly lock: SyncLock; readonly hasConditions: boolean }> {
  signal?.throwIfAborted();
  const hasConditions = live?.hasConditions ?? (await orRefuse(store, () => keepsConditions(store)));
  if (!hasConditions && !isWithoutLock)
    throw refusal(`${store.address} cannot keep a lock`, {
      message: 'The store ignores or refuses conditions on writes, so two syncs could mix',
      hint: 'Make sure that one runs at a time, and sync with --no-lock.',
    });
  const lock = hasConditions
    ? await orRefuse(store, () => takeLock(store, { now, leaseMs, pollMs, waits, onWait, signal }))
    : noLock;
  const hold = async (): Promise<void> => {
    signal?.throwIfAborted();
    await lock.hold();
  };
  const isHeld = (): boolean => !signal?.aborted && lock.isHeld();
  return { lock: { ...lock, hold, isHeld }, hasConditions };
}
