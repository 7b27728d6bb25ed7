import { BuildError } from '../generator/problems/problem.ts';
import type { SyncPhase } from './deploy.ts';
import { finishLive, prune } from './finish.ts';
import { deployKey } from './keys.ts';
import { deployRecord, type Pointer, readPointer } from './live-site.ts';
import { noLock, type SyncLock, takeLock } from './lock.ts';
import type { SyncOptions, SyncReport } from './options.ts';
import { isEmpty } from './plan.ts';
import { movePointer } from './point.ts';
import { type Prepared, prepare } from './prepare.ts';
import { keepsConditions } from './probe.ts';
import type { Publication } from './publication.ts';
import { readBack } from './read-back.ts';
import type { Deployed, Live } from './records.ts';
import { problemOf, refusal, unfinished } from './refusal.ts';
import type { Store } from './store/store.ts';
import { switchPages } from './switch.ts';
import { OtherBytes, upload, uploadCount } from './upload.ts';

/** Life of a lock; it is renewed as long as its run works. */
const defaultLeaseMs = 5 * 60_000;
/** Former deploys that the pointer remembers. */
const longestHistory = 100;

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
  if (isCurrent(found, digest) && !adopts && !checks) return reportOf(store, publication, found.live);
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
    pointer = await finishLive({ store, lock, onDone: counter.onDone }, pointer, options.cdn).catch(
      (error: unknown) => {
        throw unfinished('The site was not published', liveText(pointer), error);
      },
    );
    const isSame = isCurrent(pointer, digest);
    if (isSame && !adopts && !checks) return reportOf(store, publication, pointer.live);
    const preparation = { store, lock, pointer, hasConditions, onDone: counter.onDone };
    const prepared = await orRefuse(store, () => prepare(publication, preparation, options));
    if (isSame && isEmpty(prepared.plan)) return reportOf(store, publication, pointer.live);
    counter.expect(prepared);
    const { live, pruned } = await goLive(prepared, publication, pointer, options);
    return { ...reportOf(store, publication, live, prepared), outcome: 'published', pruned };
  } finally {
    // A store that cannot be reached keeps the lock until it expires; why the sync ended says more.
    await lock.release().catch(() => undefined);
  }
}

function isCurrent({ live }: Pointer, digest: string): boolean {
  return live !== null && live.digest === digest && live.unfinished === undefined;
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
  return { lock: { ...lock, hold }, hasConditions };
}

/** Uploads, switches, moves the pointer and clears up. Throws BuildError 'unfinished'. */
async function goLive(
  prepared: Prepared,
  publication: Publication,
  pointer: Pointer,
  options: SyncOptions,
): Promise<{ readonly live: Live; readonly pruned: number }> {
  const { store, seq, plan, hasConditions } = prepared;
  let state = liveText(pointer);
  // Before the first file: after a crash it tells which paths may hold either version.
  await orRefuse(store, () =>
    store.put(deployKey(prepared.name), deployRecord(prepared.name, prepared.files)),
  );
  try {
    await upload(prepared);
    state = `Each page shows deploy ${seq - 1} or ${seq}`;
    await switchPages(prepared);
    if (options.checks) await readBack(prepared, [...plan.assets, ...plan.switched]);
    await prepared.lock.hold();
    const unfinished = { remove: [...plan.removed], invalidate: [...plan.changed, ...plan.removed] };
    const live = liveOf(prepared, publication, pointer.live, { now: options.now, commit: options.commit });
    const moved = await movePointer(store, pointer, { ...live, hasConditions, unfinished });
    state = `Deploy ${seq} is live`;
    await finishLive(prepared, moved, options.cdn);
    const pruned = await prune(prepared, { ...prepared, live }, options);
    return { live, pruned };
  } catch (error) {
    if (error instanceof OtherBytes)
      throw refusal('The site was not published', {
        message: error.message,
        hint: 'Remove that object, or choose another prefix.',
      });
    throw unfinished(`The sync to ${store.address} did not come to its end`, state, error);
  }
}

function liveOf(
  { seq, name, files, hasConditions }: Prepared,
  { digest, site, moment, rollbackTo }: Publication,
  before: Live | null,
  { now, commit }: Pick<SyncOptions, 'now' | 'commit'>,
): Live {
  const history = before === null ? [] : [deployedOf(before), ...before.history].slice(0, longestHistory);
  return {
    version: 1,
    ...{ seq, deploy: name, digest, at: new Date(now()).toISOString(), files: files.length, hasConditions },
    ...(site !== undefined && { site }),
    ...(moment !== undefined && { moment }),
    ...(commit !== undefined && { commit }),
    ...(rollbackTo !== undefined && { rollbackTo }),
    history,
  };
}

function deployedOf({ version, site, hasConditions, history, unfinished, ...deployed }: Live): Deployed {
  return deployed;
}

/** Runs what only reads: a failure of the store is then a refusal. */
async function orRefuse<Result>({ address }: Store, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BuildError) throw error;
    throw refusal(`${address} cannot be used`, problemOf(error));
  }
}

function liveText({ live }: Pointer): string {
  return live === null ? 'Nothing is live yet' : `Deploy ${live.seq} is live, unchanged`;
}

function reportOf(
  { address }: Store,
  { extra, files }: Publication,
  live: Live | null,
  prepared?: Prepared,
): SyncReport {
  const plan = prepared?.plan;
  return {
    target: address,
    outcome: 'current',
    seq: live?.seq ?? 0,
    assets: plan?.assets.map(({ path }) => path) ?? [],
    pages: plan?.switched.map(({ path }) => path) ?? [],
    removed: plan?.removed ?? [],
    kept: plan?.kept ?? files.length,
    drifted: [...(prepared?.drifted ?? [])].sort(),
    extra,
    pruned: 0,
    warnings: [],
  };
}

/** Counts what is done, against the totals of a plan. */
function countProgress({ onProgress }: SyncOptions): {
  readonly onDone: (phase: SyncPhase) => void;
  readonly expect: (prepared: Prepared) => void;
} {
  const done = { upload: 0, switch: 0, remove: 0, check: 0 };
  let totals = { ...done };
  return {
    onDone: (phase) => {
      done[phase] += 1;
      onProgress?.({ phase, done: done[phase], total: Math.max(done[phase], totals[phase]) });
    },
    expect: (prepared) => {
      const { switched, removed } = prepared.plan;
      totals = {
        upload: uploadCount(prepared),
        switch: switched.length,
        remove: Math.ceil(removed.length / 1000),
        check: prepared.files.length,
      };
    },
  };
}
