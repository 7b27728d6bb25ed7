import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Attempt, RequestQueueOptions } from '../../../generator/http/request-queue.ts';
import { openRequestQueue } from '../../../generator/http/request-queue.ts';
import { backOffMs } from '../../../generator/http/retry.ts';
import { SourceError, type SourceErrorDetails } from '../../../generator/problems/source-error.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const overload = (details: Partial<SourceErrorDetails> = {}) =>
  new SourceError('busy', { kind: 'http', status: 503, host: 'cms', isRetryable: true, ...details });

/** A queue whose tasks are started by it and ended by the test. Chance takes nothing off the pauses. */
function openTestQueue(options: Partial<RequestQueueOptions> = {}) {
  const started: string[] = [];
  const attempts: Attempt[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (error: unknown) => void }>();
  const queue = openRequestQueue({
    most: 4,
    failureThreshold: 4,
    maxDelayMs: 30_000,
    probe: async () => void started.push('probe'),
    onAttempt: (attempt) => attempts.push(attempt),
    backOff: (failures) => backOffMs(failures, () => 0),
    ...options,
  });
  const ask = (name: string, passage: { isUrgent?: boolean; signal?: AbortSignal } = {}) => {
    const asked = queue(
      () => {
        started.push(name);
        return new Promise<string>((resolve, reject) => {
          ends.set(name, { resolve: () => resolve(name), reject });
        });
      },
      { operation: 'Posts', ...passage },
    );
    asked.catch(() => undefined);
    return asked;
  };
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    ask,
    started,
    attempts,
    answer: async (...names: string[]) => {
      for (const name of names) ends.get(name)?.resolve();
      await settle();
    },
    fail: async (name: string, error: unknown = overload()) => {
      ends.get(name)?.reject(error);
      await settle();
    },
  };
}

const names = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `r${from + index}`);

describe('the queue', () => {
  it('lets two in, and more while answers come', async () => {
    const { ask, started, answer, attempts } = openTestQueue();
    for (const name of names(1, 12)) ask(name);
    expect(started).toEqual(names(1, 2));
    await answer('r1', 'r2');
    expect(started).toEqual(names(1, 5));
    await answer('r3', 'r4', 'r5');
    expect(started).toEqual(names(1, 9));
    expect(attempts.map(({ limit }) => limit)).toEqual([2, 2, 3, 3, 3]);
    expect(attempts.every(({ outcome }) => outcome === 'answered')).toBe(true);
  });

  it('lets nobody in for a while after a failure, longer each time, and then half as many', async () => {
    const { ask, started, answer, fail } = openTestQueue();
    for (const name of names(1, 12)) ask(name);
    await answer('r1', 'r2');
    await fail('r3');
    await answer('r4', 'r5');
    expect(started).toEqual(names(1, 5));
    await vi.advanceTimersByTimeAsync(249);
    expect(started).toEqual(names(1, 5));
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toEqual(names(1, 6));
    await fail('r6');
    await vi.advanceTimersByTimeAsync(250);
    expect(started).toEqual(names(1, 7));
  });

  it('holds all back when one is told to wait (faults 4)', async () => {
    const { ask, started, fail } = openTestQueue();
    for (const name of names(1, 6)) ask(name);
    await fail('r1', overload({ status: 429, retryAfterMs: 2000 }));
    await fail('r2', overload({ status: 429 }));
    await vi.advanceTimersByTimeAsync(1999);
    expect(started).toEqual(names(1, 2));
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toEqual(names(1, 3));
  });

  it('refuses all that wait when a pause is asked for that is too long (faults 5)', async () => {
    const { ask, started, fail } = openTestQueue();
    const asked = names(1, 5).map((name) => ask(name));
    await fail('r1', overload({ status: 429, retryAfterMs: 86_400_000 }));
    for (const refused of asked.slice(2))
      await expect(refused).rejects.toMatchObject({ retryAfterMs: 86_400_000, isRetryable: false });
    expect(started).toEqual(names(1, 2));
  });

  it('gives the answers to those under way when it refuses all that wait (faults 5)', async () => {
    const { ask, answer, fail } = openTestQueue();
    const [, underWay, waiting] = names(1, 3).map((name) => ask(name));
    await fail('r1', overload({ status: 429, retryAfterMs: 86_400_000 }));
    await expect(waiting).rejects.toMatchObject({ retryAfterMs: 86_400_000 });
    await answer('r2');
    await expect(underWay).resolves.toBe('r2');
  });

  it('asks a small question after failures in a row, alone, and refuses all when it fails too (faults 6)', async () => {
    const probe = vi.fn(async () => {
      throw overload();
    });
    const { ask, started, fail } = openTestQueue({ probe });
    const asked = names(1, 200).map((name) => ask(name));
    for (const name of names(1, 7)) {
      await fail(name);
      await vi.advanceTimersByTimeAsync(10_000);
    }
    const results = await Promise.allSettled(asked);
    expect(probe).toHaveBeenCalledTimes(2);
    expect(started.length).toBeLessThanOrEqual(5);
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  });

  it('goes on when the small question is answered, and when the next build asks again', async () => {
    let isUp = false;
    const { ask, started, answer, fail } = openTestQueue({
      failureThreshold: 1,
      probe: async () => {
        if (!isUp) throw overload();
      },
    });
    const refused = names(1, 3).map((name) => ask(name));
    await fail('r1');
    await fail('r2');
    await vi.advanceTimersByTimeAsync(10_000);
    for (const asked of refused) await expect(asked).rejects.toThrow('busy');
    isUp = true;
    const next = ask('r4');
    await vi.advanceTimersByTimeAsync(10_000);
    await answer('r4');
    expect(await next).toBe('r4');
    expect(started).toEqual(['r1', 'r2', 'r4']);
  });

  it('lets an urgent one in first', async () => {
    const { ask, started, answer } = openTestQueue({ most: 1 });
    for (const name of names(1, 3)) ask(name);
    ask('again', { isUrgent: true });
    await answer('r1');
    expect(started).toEqual(['r1', 'again']);
  });

  it('does not slow down for an answer that is merely wrong', async () => {
    const { ask, started, fail, attempts } = openTestQueue();
    for (const name of names(1, 4)) ask(name);
    await fail('r1', new SourceError('no', { kind: 'http', status: 403, host: 'cms' }));
    await fail('r2', new TypeError('a bug'));
    expect(started).toEqual(names(1, 4));
    expect(attempts.map(({ outcome }) => outcome)).toEqual(['failed', 'failed']);
  });

  it('turns away who is called off while waiting', async () => {
    const { ask, started, answer } = openTestQueue({ most: 1 });
    const controller = new AbortController();
    ask('r1');
    const waiting = ask('r2', { signal: controller.signal });
    controller.abort(new Error('too late'));
    await expect(waiting).rejects.toThrow('too late');
    await expect(ask('r3', { signal: controller.signal })).rejects.toThrow('too late');
    await answer('r1');
    expect(started).toEqual(['r1']);
  });
});
