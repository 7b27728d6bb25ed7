import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { stopOnSignal } from '../../../bin/exit-on-signal.ts';
import { liveKey, lockKey } from '../../../sync/keys.ts';
import { takeLock } from '../../../sync/lock.ts';
import { parseLock } from '../../../sync/records.ts';
import type { Store } from '../../../sync/store/store.ts';
import { sync } from '../../../sync/sync.ts';
import type { KeptObject } from '../../support/s3-store/bucket.ts';
import type { TestStore } from '../../support/s3-store/open-test-store.ts';
import { expireLock } from '../support/expire-lock.ts';
import { texts } from '../support/make-site.ts';
import { filesOf, missingAssets, openBucket, siteIn } from '../support/open-bucket.ts';
import { options } from '../support/options.ts';

describe('syncs at the same time', () => {
  it('let one of ten win: the others end with the lock, and the bucket is one folder (faults 159, sync 4)', async () => {
    const { bucket, build, open } = await openBucket();
    const site = await build(texts('one'));
    const ends = await Promise.allSettled(Array.from({ length: 10 }, () => sync(open(), site, options())));
    const published = ends.filter((end) => end.status === 'fulfilled' && end.value.outcome === 'published');
    const others = ends.filter((end) => end.status === 'rejected').map(({ reason }) => reason.kind);
    expect(published).toHaveLength(1);
    // One that comes last finds its site live.
    expect(others.every((kind) => kind === 'locked')).toBe(true);
    expect(others.length).toBeGreaterThan(0);
    expect(siteIn(bucket)).toEqual(filesOf(site));
    expect(bucket.objects.has(lockKey)).toBe(false);
  });

  it('wait for one another where they are told to', async () => {
    const { bucket, build, open } = await openBucket();
    const lock = await takeLock(open(), { now: Date.now, leaseMs: 60_000, waits: false });
    const holders: string[] = [];
    const site = await build(texts('one'));
    const onWait = (holder: string) => void holders.push(holder);
    const waiting = sync(open(), site, options({ waits: true, onWait, pollMs: 5 }));
    await expect.poll(() => holders).toHaveLength(1);
    expect(siteIn(bucket)).toEqual({});
    await lock.release();
    expect(await waiting).toMatchObject({ outcome: 'published' });
    expect(holders).toEqual([expect.stringContaining(`process ${process.pid}`)]);
  });

  it('name who holds the lock, since when and until when', async () => {
    const { build, open } = await openBucket();
    await takeLock(open(), { now: Date.now, leaseMs: 60_000, waits: false });
    const error = await sync(open(), await build(texts('one')), options()).catch((error: unknown) => error);
    expect(error).toMatchObject({ kind: 'locked' });
    expect(JSON.stringify(error)).toMatch(/process \d+ on .*, since 20.*Wait for it with --wait/);
  });

  it('stop when their lock was taken over, before they remove anything (sync 5)', async () => {
    const { bucket, build, open, publish } = await openBucket();
    await publish(texts('one', { 'old/index.html': 'Old' }));
    let nowMs = Date.now();
    const late = await build(texts('late'));
    // It sleeps in its first switched page until another has published.
    const slow = open();
    const other = await build(texts('other'));
    const store = {
      ...slow,
      copy: async (...args: Parameters<typeof slow.copy>) => {
        if (nowMs < Date.now() + 1_000_000) {
          nowMs += 10_000_000;
          await expireLock(open());
          await sync(open(), other, options({ now: () => nowMs }));
        }
        await slow.copy(...args);
      },
    };
    const now = () => nowMs;
    await expect(sync(store, late, options({ now }))).rejects.toMatchObject({ kind: 'unfinished' });
    // What the late one has copied before it noticed is put right by the next sync.
    expect(missingAssets(bucket)).toEqual([]);
    const last = await build(texts('last'));
    await sync(open(), last, options({ now }));
    expect(siteIn(bucket)).toMatchObject(filesOf(last));
  });

  it('do not move a pointer that another has moved, and remove nothing (faults 159, sync 5)', async () => {
    const { bucket, build, open, publish } = await openBucket();
    await publish(texts('one', { 'old/index.html': 'Old' }));
    const store = open();
    const record = bucket.objects.get(liveKey)?.bytes.toString() ?? '';
    const other = JSON.stringify({ ...JSON.parse(record), commit: 'of another' });
    const copying = {
      ...store,
      copy: async (...args: Parameters<typeof store.copy>) => {
        bucket.place(liveKey, other);
        await store.copy(...args);
      },
    };
    await expect(sync(copying, await build(texts('two')), options())).rejects.toMatchObject({
      kind: 'unfinished',
    });
    expect(bucket.objects.get(liveKey)?.bytes.toString()).toBe(other);
    expect(bucket.objects.has('old/index.html')).toBe(true);
  });

  it.each([10 * 60_000, -365 * 24 * 3_600_000])(
    'go by the clock of the store where that of a machine is wrong by %i ms (sync 41)',
    async (byMs) => {
      const { bucket, build, open } = await openBucket();
      const site = await build(texts('one'));
      await takeLock(open(), { now: Date.now, leaseMs: 60_000, waits: false });
      const wrong = options({ now: () => Date.now() + byMs });
      await expect(sync(open(), site, wrong)).rejects.toMatchObject({ kind: 'locked' });
      // Its holder was killed, and its life is over.
      bucket.objects.set(lockKey, { ...lockIn(bucket), modified: Date.now() - 61_000 });
      expect(await sync(open(), site, wrong)).toMatchObject({ outcome: 'published' });
    },
  );

  it.each(['never', ''])('take a lock that holds until %j, as every damaged one', async (until) => {
    const { bucket, build, open } = await openBucket();
    const lock = { version: 1, token: 'x', holder: 'process 7', since: new Date(0).toISOString(), until };
    bucket.place(lockKey, JSON.stringify(lock));
    expect(await sync(open(), await build(texts('one')), options())).toMatchObject({ outcome: 'published' });
  });

  it('renew their lock as long as they work (sync 6)', async () => {
    const { open } = await openBucket();
    let nowMs = 1_000_000;
    const store = open();
    const lock = await takeLock(store, { now: () => nowMs, leaseMs: 90_000, waits: false });
    const untilOf = async () => parseLock((await store.get(lockKey))?.bytes ?? Buffer.from(''))?.until;
    const first = await untilOf();
    await lock.hold();
    expect(await untilOf()).toBe(first);
    nowMs += 31_000;
    await Promise.all([lock.hold(), lock.hold(), lock.hold()]);
    expect(await untilOf()).toBe(new Date(nowMs + 90_000).toISOString());
    nowMs += 100_000;
    await expireLock(open());
    await takeLock(open(), { now: () => nowMs, leaseMs: 90_000, waits: false });
    await expect(lock.hold()).rejects.toThrow('another run has taken it');
  });

  it('give the lock back when they are stopped (sync 37)', async () => {
    const { bucket, build, open } = await openBucket();
    const controller = new AbortController();
    const site = await build(texts('one'));
    const onProgress = () => controller.abort(new Error('stopped by SIGINT'));
    const ending = sync(open(), site, options({ signal: controller.signal, onProgress }));
    await expect(ending).rejects.toMatchObject({ kind: 'unfinished' });
    expect(bucket.objects.has(lockKey)).toBe(false);
    const seen = bucket.requests.length;
    await sleep(20);
    expect(bucket.requests).toHaveLength(seen);
  });

  it('say what stopped them before they hold the lock, and blame no bucket', async () => {
    const { bucket, build, open } = await openBucket();
    const site = await build(texts('one'));
    const stopping = stopOnSignal();
    onTestFinished(stopping.end);
    const store = open();
    const stopped: Store = {
      ...store,
      get: (key) => {
        process.emit('SIGHUP', 'SIGHUP');
        return store.get(key);
      },
    };
    const ending = sync(stopped, site, options({ signal: stopping.signal }));
    await expect(ending).rejects.toMatchObject({
      kind: 'refused',
      message: 'Stopped by SIGHUP',
      problems: [],
    });
    expect(bucket.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('say that nothing was written when they are stopped while they wait', async () => {
    const { bucket, build, open } = await openBucket();
    await takeLock(open(), { now: Date.now, leaseMs: 60_000, waits: false });
    const controller = new AbortController();
    const onWait = () => controller.abort(new Error('stopped by SIGINT'));
    const waiting = sync(
      open(),
      await build(texts('one')),
      options({ waits: true, onWait, signal: controller.signal }),
    );
    await expect(waiting).rejects.toMatchObject({
      kind: 'refused',
      message: 'The sync was stopped while it waited',
      problems: [{ message: 'Nothing was written' }],
    });
    expect(siteIn(bucket)).toEqual({});
  });

  it.each(['ignored', 'unsupported'] as const)(
    'cannot be kept apart by a store whose conditions are %s: that needs --no-lock (sync 1 and 2)',
    async (conditions) => {
      const { bucket, build, open } = await openBucket({ conditions });
      const site = await build(texts('one'));
      await expect(sync(open(), site, options())).rejects.toThrow('cannot keep a lock');
      expect(siteIn(bucket)).toEqual({});
      await sync(open(), site, options({ isWithoutLock: true }));
      const next = await build(texts('two'));
      await sync(open(), next, options({ isWithoutLock: true }));
      expect(siteIn(bucket)).toMatchObject(filesOf(next));
    },
  );
});

function lockIn({ objects }: TestStore): KeptObject {
  const lock = objects.get(lockKey);
  if (lock === undefined) throw new Error('There is no lock.');
  return lock;
}
