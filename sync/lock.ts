import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { BuildError } from '../generator/problems/problem.ts';
import { sha256 } from '../generator/util/hash.ts';
import { lockKey } from './keys.ts';
import { type LockRecord, parseLock } from './records.ts';
import { refusal } from './refusal.ts';
import type { Fence, NewObject, PutResult, Store, StoredFacts } from './store/store.ts';

export interface LockOptions {
  readonly now: () => number;
  readonly leaseMs: number;
  /** Waits for another publish to end. */
  readonly waits: boolean;
  readonly onWait?: ((holder: string) => void) | undefined;
  readonly pollMs?: number | undefined;
  /** Ends the waiting. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * The right to publish to a store. It expires unless it is renewed: when a third of its life is over, and for
 * a write that has waited for two thirds. Rejects with LostLock when another run has it.
 */
export interface SyncLock extends Fence {
  /** True after another run, which may have been suspended and go on, has let it expire. */
  readonly isTakenOver: boolean;
  /** Removes the lock, if it is still ours. */
  readonly release: () => Promise<void>;
}

/** Another run has taken the lock after ours expired. */
class LostLock extends Error {
  override readonly name = 'LostLock';

  constructor() {
    super('The lock expired and another run has taken it');
  }
}

const pollMs = 5_000;
/** Life of a lock; it is renewed as long as its run works. */
export const defaultLeaseMs = 5 * 60_000;

/**
 * Takes the lock of a store, or takes over one that has expired. Throws BuildError 'locked' when
 * another run holds it, unless `waits`, and 'refused' when it is stopped while it waits.
 */
export async function takeLock(store: Store, options: LockOptions): Promise<SyncLock> {
  const { now, leaseMs, waits, onWait } = options;
  const token = randomUUID();
  const since = new Date(now()).toISOString();
  let written = readClocks(now);
  const write = async (condition: NewObject['condition']): Promise<PutResult> => {
    const begun = readClocks(now);
    const until = new Date(begun.wallMs + leaseMs).toISOString();
    const record: LockRecord = { version: 1, token, holder: holderName(), since, until, leaseMs };
    const put = await store.put(lockKey, { ...jsonObject(record), ...(condition && { condition }) });
    if (put.outcome === 'written') written = begun;
    return put;
  };
  const ageMs = (): number => sinceMs(written, readClocks(now));
  let [isTold, isTakenOver] = [false, false];
  let taken = await write('absent');
  while (taken.outcome === 'refused') {
    const found = await store.get(lockKey);
    const held = found && parseLock(found.bytes);
    isTakenOver = found !== null && hasExpired(held, found, now());
    if (found === null) taken = await write('absent');
    else if (isTakenOver) taken = await write({ etag: found.etag });
    else if (!waits) throw locked(store.address, held);
    else {
      if (!isTold && held !== null) onWait?.(held.holder);
      isTold = true;
      await sleep(options.pollMs ?? pollMs, undefined, options.signal && { signal: options.signal }).catch(
        () => {
          throw refusal('The sync was stopped while it waited', { message: 'Nothing was written' });
        },
      );
      taken = await write('absent');
    }
  }
  return holdLock(store, { token, etag: taken.etag, write, ageMs, leaseMs, isTakenOver });
}

interface Clocks {
  readonly wallMs: number;
  readonly runMs: number;
}

function readClocks(now: () => number): Clocks {
  return { wallMs: now(), runMs: performance.now() };
}

/** The clock of a machine may be set back; its run time may stand still while it is suspended. */
function sinceMs(then: Clocks, now: Clocks): number {
  return Math.max(Math.abs(now.wallMs - then.wallMs), now.runMs - then.runMs);
}

/** The age of a lock that nobody renews any more, where a record or a clock is wrong. */
const longestMs = 24 * 60 * 60_000;

/**
 * Returns true for a lock that was not renewed in time: by the clock of the store, since those of two
 * machines differ. A damaged record names nobody who could renew it.
 */
function hasExpired(held: LockRecord | null, { ageMs }: StoredFacts, now: number): boolean {
  if (held === null) return true;
  if (ageMs !== undefined) return ageMs >= (held.leaseMs ?? defaultLeaseMs);
  const leftMs = Date.parse(held.until) - now;
  return leftMs <= 0 || leftMs > longestMs;
}

interface Held {
  readonly token: string;
  readonly etag: string;
  readonly write: (condition: NewObject['condition']) => Promise<PutResult>;
  /** Since the lock was written last. */
  readonly ageMs: () => number;
  readonly leaseMs: number;
  readonly isTakenOver: boolean;
}

function holdLock(store: Store, { token, write, ageMs, leaseMs, isTakenOver, ...held }: Held): SyncLock {
  let { etag } = held;
  let renewal: Promise<void> | undefined;
  const renew = async (): Promise<void> => {
    const result = await write({ etag });
    if (result.outcome === 'refused') throw new LostLock();
    ({ etag } = result);
  };
  return {
    isTakenOver,
    isHeld: () => ageMs() < (leaseMs * 2) / 3,
    hold: async () => {
      if (ageMs() < leaseMs / 3) return;
      renewal ??= renew().finally(() => {
        renewal = undefined;
      });
      await renewal;
    },
    release: async () => {
      const found = await store.get(lockKey);
      if (found && parseLock(found.bytes)?.token === token) await store.remove([lockKey]);
    },
  };
}

/** A lock for a store without conditions: it holds nobody off, and the user was told. */
export const noLock: SyncLock = {
  hold: async () => undefined,
  isHeld: () => true,
  isTakenOver: false,
  release: async () => undefined,
};

function locked(address: string, held: LockRecord | null): BuildError {
  const who = held === null ? 'Another run' : `${held.holder}, since ${held.since}`;
  return new BuildError('locked', `Another publish to ${address} is under way`, [
    {
      message: `${who}, holds the lock`,
      hint: `Wait for it with --wait. If it was killed, its lock ends at ${held?.until ?? 'an unknown moment'}.`,
    },
  ]);
}

function holderName(): string {
  const { GITHUB_RUN_ID, CI_JOB_ID } = process.env;
  const run = GITHUB_RUN_ID ?? CI_JOB_ID;
  return `process ${process.pid} on ${hostname()}${run === undefined ? '' : `, CI run ${run}`}`;
}

/** A record as an object of the store. */
export function jsonObject(value: unknown): Pick<NewObject, 'bytes' | 'sha256' | 'headers'> {
  const bytes = Buffer.from(`${JSON.stringify(value)}\n`);
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  return { bytes, sha256: sha256(bytes), headers };
}
