import { describe, expect, it } from 'vitest';
import type { LocalSite } from '../../../sync/local-site.ts';
import { rollback } from '../../../sync/rollback.ts';
import type { Store } from '../../../sync/store/store.ts';
import { sync } from '../../../sync/sync.ts';
import { isDeep } from '../../support/depth.ts';
import { type AnyStore, openAnyStore } from '../../support/s3-store/any-store.ts';
import { expireLock } from '../support/expire-lock.ts';
import { startSync } from '../support/kill-sync.ts';
import { filesOf } from '../support/open-bucket.ts';
import { options } from '../support/options.ts';
import { siteAt } from '../support/site-at.ts';
import { threeBuilds } from '../support/three-builds.ts';

/** Every write in the deep run. */
const step = isDeep ? 1 : 9;
const killStep = isDeep ? 1 : 23;

describe('a deploy whose pages change their size', { timeout: 1_200_000 }, () => {
  it.each(['refuse', 'cut'] as const)(
    'is finished by the same command where the store begins to %s after any write (faults 142, sync 10)',
    async (way) => {
      const { first, second } = await threeBuilds();
      await afterEachWrite(way, { first, second }, async (store, writes) => {
        await sync(store, second, options());
        expect(await siteAt(store), `after ${writes} writes`).toEqual(filesOf(second));
        await rollback(store, 1, options());
        expect(await siteAt(store), `back after ${writes} writes`).toEqual(filesOf(first));
      });
    },
  );

  it('is overtaken by a newer build after any write (faults 142, sync 10)', async () => {
    const { first, second, third } = await threeBuilds();
    await afterEachWrite('cut', { first, second }, async (store, writes) => {
      await sync(store, third, options());
      expect(await siteAt(store), `after ${writes} writes`).toEqual(filesOf(third));
    });
  });

  it('is finished where it is killed after any write (faults 142 and 143, sync 10 and 11)', async () => {
    const { first, second } = await threeBuilds();
    for (let writes = 1, isKilled = true; isKilled; writes += killStep) {
      const store = await openAnyStore();
      await sync(store.open(), first, options());
      isKilled = await killAfter(store, writes, second.folder);
      await expireLock(store.open());
      await sync(store.open(), second, options());
      expect(await siteAt(store.open()), `after ${writes} writes`).toEqual(filesOf(second));
    }
  });
});

/** Publishes the first build, then the second through a gate that closes after 0, 1, 2 ... writes. */
async function afterEachWrite(
  way: 'refuse' | 'cut',
  { first, second }: { readonly first: LocalSite; readonly second: LocalSite },
  check: (store: Store, writes: number) => Promise<void>,
): Promise<void> {
  for (let writes = 0, isStopped = true; isStopped; writes += step) {
    const { gate, open } = await openAnyStore();
    await sync(open(), first, options());
    gate.rule((count) => (count > writes ? way : 'pass'));
    isStopped = await isRejected(sync(open('through'), second, options()));
    await expireLock(open());
    await check(open(), writes);
  }
}

/** Publishes in a process of its own, which ends with this write, done or not by turns. */
async function killAfter({ gate, address, env }: AnyStore, writes: number, site: string): Promise<boolean> {
  const run = startSync(address, site, env);
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
