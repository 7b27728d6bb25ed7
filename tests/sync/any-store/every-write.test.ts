import { describe, expect, it } from 'vitest';
import { rollback } from '../../../sync/rollback.ts';
import type { Store } from '../../../sync/store/store.ts';
import { sync } from '../../../sync/sync.ts';
import { isDeep } from '../../support/depth.ts';
import { type AnyStore, openAnyStore } from '../../support/s3-store/any-store.ts';
import { expireLock } from '../support/expire-lock.ts';
import { type FiveBuilds, fiveBuilds, shortOptions, shownAfter } from '../support/five-builds.ts';
import { startSync } from '../support/kill-sync.ts';
import { filesOf } from '../support/open-bucket.ts';
import { siteAt } from '../support/site-at.ts';

/** Every write in the deep run. */
const step = isDeep ? 1 : 9;
const killStep = isDeep ? 1 : 23;

describe('a deploy whose pages change their size', { timeout: 7_200_000 }, () => {
  it.each(['refuse', 'cut'] as const)(
    'is finished by the same command where the store begins to %s after any write (faults 142, sync 10)',
    async (way) => {
      const builds = await fiveBuilds();
      await afterEachWrite(way, builds, (store, writes) => expectFinished(store, builds, writes));
    },
  );

  it('is overtaken by a newer build after any write (faults 142, sync 10)', async () => {
    const builds = await fiveBuilds();
    await afterEachWrite('cut', builds, async (store, writes) => {
      await sync(store, builds.third, shortOptions());
      const { '_assets/first.css': one, '_assets/second.css': two, ...shown } = await siteAt(store);
      expect(shown, `after ${writes} writes`).toEqual(filesOf(builds.third));
    });
  });

  it('is finished where it is killed after any write (faults 142 and 143, sync 10 and 11)', async () => {
    const builds = await fiveBuilds();
    for (let writes = 1, isKilled = true; isKilled; writes += killStep) {
      const store = await openAnyStore();
      await builds.publishFirst(store.open());
      isKilled = await killAfter(store, writes, builds);
      await expireLock(store.open());
      await expectFinished(store.open(), builds, writes);
    }
  });
});

/** Expects that the same command ends well, and that what was there before can be brought back. */
async function expectFinished(store: Store, { first, second }: FiveBuilds, writes: number): Promise<void> {
  await sync(store, second, shortOptions());
  // What is out of use for long may stay until the next deploy.
  const { '_assets/oldest.css': oldest, '_assets/old.css': old, ...shown } = await siteAt(store);
  expect(shown, `after ${writes} writes`).toEqual(shownAfter(first, second));
  await rollback(store, 3, shortOptions());
  expect(await siteAt(store), `back after ${writes} writes`).toEqual(shownAfter(second, first));
}

/** Publishes the first builds, then the second through a gate that closes after 0, 1, 2 ... writes. */
async function afterEachWrite(
  way: 'refuse' | 'cut',
  { publishFirst, second }: FiveBuilds,
  check: (store: Store, writes: number) => Promise<void>,
): Promise<void> {
  for (let writes = 0, isStopped = true; isStopped; writes += step) {
    const { gate, open } = await openAnyStore();
    await publishFirst(open());
    gate.rule((count) => (count > writes ? way : 'pass'));
    isStopped = await isRejected(sync(open('through'), second, shortOptions()));
    await expireLock(open());
    await check(open(), writes);
  }
}

/** Publishes in a process of its own, which ends with this write, done or not by turns. */
async function killAfter(
  { gate, address, env }: AnyStore,
  writes: number,
  { second, config }: FiveBuilds,
): Promise<boolean> {
  const run = startSync(address, second.folder, env, ['--config', config]);
  gate.rule((count) => {
    if (count === writes) run.kill('SIGKILL');
    return count > writes || (count === writes && writes % 2 === 0) ? 'cut' : 'pass';
  });
  const { end, stderr } = await run.ended;
  expect(['SIGKILL', 0], stderr).toContain(end);
  gate.rule(() => 'pass');
  return end === 'SIGKILL';
}

function isRejected(run: Promise<unknown>): Promise<boolean> {
  return run.then(
    () => false,
    () => true,
  );
}
