import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { BuildError } from '../generator/problems/problem.ts';
import { sha256 } from '../generator/util/hash.ts';
import { lockKey } from './keys.ts';
import { type LockRecord, parseLock } from './records.ts';
import { refusal } from './refusal.ts';
import type { NewObject, PutResult, Store } from './store/store.ts';

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

/** The right to publish to a store. It expires unless it is renewed. */
export interface SyncLock {
  /** Renews the lock when a third of its life is over. Throws LostLock when another run has it. */
  readonly hold: () => Promise<void>;
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

/**
 * Takes the lock of a store, or takes over one that has expired. Throws BuildError 'locked' when
 * another run holds it, unless `waits`, and 'refused' when it is stopped while it waits.
 */
export async function takeLock(store: Store, options: LockOptions): Promise<SyncLock> {
  const { now, leaseMs, waits, onWait } = options;
  const token = randomUUID();
  const since = new Date(now()).toISOString();
  const write = (condition: NewObject['condition']): Promise<PutResult> => {
    const until = new Date(now() + leaseMs).toISOString();
    const record: LockRecord = { version: 1, token, holder: holderName(), since, until };
    return store.put(lockKey, { ...jsonObject(record), ...(condition && { condition }) });
  };
  let isTold = false;
  let taken = await write('absent');
  while (taken.outcome === 'refused') {
    const found = await store.get(lockKey);
    const held = found && parseLock(found.bytes);
    // A damaged record names nobody who could renew it.
    const isFree = found !== null && (held === null || Date.parse(held.until) <= now());
    if (found === null) taken = await write('absent');
    else if (isFree) taken = await write({ etag: found.etag });
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
  return holdLock(store, { token, etag: taken.etag, write, now, leaseMs });
}

interface Held {
  readonly token: string;
  readonly etag: string;
  readonly write: (condition: NewObject['condition']) => Promise<PutResult>;
  readonly now: () => number;
  readonly leaseMs: number;
}

function holdLock(store: Store, { token, write, now, leaseMs, ...held }: Held): SyncLock {
  let { etag } = held;
  let renewedAt = now();
  let renewal: Promise<void> | undefined;
  const renew = async (): Promise<void> => {
    const result = await write({ etag });
    if (result.outcome === 'refused') throw new LostLock();
    ({ etag } = result);
    renewedAt = now();
  };
  return {
    hold: async () => {
      if (now() - renewedAt < leaseMs / 3) return;
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
export const noLock: SyncLock = { hold: async () => undefined, release: async () => undefined };

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
