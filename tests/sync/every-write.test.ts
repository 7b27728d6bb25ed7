import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { LocalSite } from '../../sync/local-site.ts';
import { rollback } from '../../sync/rollback.ts';
import { openFolderStore } from '../../sync/store/folder/folder-store.ts';
import { sync } from '../../sync/sync.ts';
import { isDeep } from '../support/depth.ts';
import { hashFiles } from '../support/hash-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { bundleScript } from './support/bundle-script.ts';
import { expireLock } from './support/expire-lock.ts';
import { startSync } from './support/kill-sync.ts';
import { filesOf } from './support/open-bucket.ts';
import { options } from './support/options.ts';
import { threeBuilds } from './support/three-builds.ts';
import { watchWrites } from './support/watch-writes.ts';

/** Every write in the deep run. Those of a process that is killed are as many, and take longer. */
const step = isDeep ? 1 : 7;
const killStep = isDeep ? 5 : 61;

describe('a sync to a folder, of pages that change their size', { timeout: 1_200_000 }, () => {
  it('is finished by the same command after any write of the file system (faults 142, sync 10 and 11)', async () => {
    const { first, second } = await threeBuilds();
    await afterEachWrite({ first, second }, async (www, writes) => {
      await sync(await openFolderStore(www), second, options());
      expect(await hashFiles(`${www}/`), `after ${writes} writes`).toEqual(filesOf(second));
      await rollback(await openFolderStore(www), 1, options());
      expect(await hashFiles(`${www}/`), `back after ${writes} writes`).toEqual(filesOf(first));
    });
  });

  it('is overtaken by a newer build after any write of the file system (faults 142, sync 10)', async () => {
    const { first, second, third } = await threeBuilds();
    await afterEachWrite({ first, second }, async (www, writes) => {
      await sync(await openFolderStore(www), third, options());
      expect(await hashFiles(`${www}/`), `after ${writes} writes`).toEqual(filesOf(third));
    });
  });

  it('is finished where it is killed at any of these writes (faults 143, sync 10 and 11)', async () => {
    const { first, second } = await threeBuilds();
    const preload = await bundleScript('kill-at-write');
    for (let writes = 1, isKilled = true; isKilled; writes += killStep) {
      const folder = await temporaryFolder();
      const www = path.join(folder, 'www');
      await sync(await openFolderStore(www), first, options());
      const { end, stderr } = await startSync(www, second.folder, {
        NODE_OPTIONS: `--import file://${preload}`,
        KILLED_AT_WRITE: String(writes),
        WRITES_BELOW: folder,
      }).ended;
      expect(['SIGKILL', 0], stderr).toContain(end);
      isKilled = end === 'SIGKILL';
      const shown = await hashFiles(`${www}/`);
      // Pages that are gone go last.
      const isWhole = (site: LocalSite): boolean =>
        Array.from(site.files).every((file) => shown[file.path] === file.sha256);
      expect(isWhole(first) || isWhole(second), `at write ${writes}`).toBe(true);
      const store = await openFolderStore(www);
      await expireLock(store);
      await sync(store, second, options());
      expect(await hashFiles(`${www}/`), `after ${writes} writes`).toEqual(filesOf(second));
    }
  });
});

/** Publishes the first build, then the second on a disk that takes nothing more after 0, 1, 2 ... writes. */
async function afterEachWrite(
  { first, second }: { readonly first: LocalSite; readonly second: LocalSite },
  check: (www: string, writes: number) => Promise<void>,
): Promise<void> {
  for (let writes = 0, isStopped = true; isStopped; writes += step) {
    const folder = await temporaryFolder();
    const www = path.join(folder, 'www');
    await sync(await openFolderStore(www), first, options());
    const end = watchWrites(folder, (count) => {
      if (count > writes) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });
    onTestFinished(end);
    isStopped = await sync(await openFolderStore(www), second, options()).then(
      () => false,
      () => true,
    );
    end();
    await expireLock(await openFolderStore(www));
    await check(www, writes);
  }
}
