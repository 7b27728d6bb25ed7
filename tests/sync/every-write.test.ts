import { rm } from 'node:fs/promises';
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
import { type FiveBuilds, fiveBuilds, shortOptions, shownAfter } from './support/five-builds.ts';
import { startSync } from './support/kill-sync.ts';
import { filesOf } from './support/open-bucket.ts';
import { watchWrites } from './support/watch-writes.ts';

/** Every write in the deep run. Those of a process that is killed are as many, and take longer. */
const step = isDeep ? 1 : 7;
const killStep = isDeep ? 1 : 61;

describe('a sync to a folder, of pages that change their size', { timeout: 7_200_000 }, () => {
  it('is finished by the same command after any write of the file system (faults 142, sync 10 and 11)', async () => {
    const builds = await fiveBuilds();
    await afterEachWrite(builds, (www, writes) => expectFinished(www, builds, writes));
  });

  it('is overtaken by a newer build after any write of the file system (faults 142, sync 10)', async () => {
    const builds = await fiveBuilds();
    await afterEachWrite(builds, async (www, writes) => {
      await sync(await openFolderStore(www), builds.third, shortOptions());
      const { '_assets/first.css': one, '_assets/second.css': two, ...shown } = await hashFiles(`${www}/`);
      expect(shown, `after ${writes} writes`).toEqual(filesOf(builds.third));
    });
  });

  it('is finished where it is killed at any of these writes (faults 143, sync 10 and 11)', async () => {
    const builds = await fiveBuilds();
    const { first, second, config } = builds;
    const preload = await bundleScript('kill-at-write');
    for (let writes = 1, isKilled = true; isKilled; writes += killStep) {
      const folder = await temporaryFolder();
      const www = path.join(folder, 'www');
      await builds.publishFirst(await openFolderStore(www));
      const env = {
        NODE_OPTIONS: `--import file://${preload}`,
        KILLED_AT_WRITE: String(writes),
        WRITES_BELOW: folder,
      };
      const { end, stderr } = await startSync(www, second.folder, env, ['--config', config]).ended;
      expect(['SIGKILL', 0], stderr).toContain(end);
      isKilled = end === 'SIGKILL';
      const shown = await hashFiles(`${www}/`);
      // Pages that are gone go last.
      const isWhole = (site: LocalSite): boolean =>
        [...site.files.values()].every((file) => shown[file.path] === file.sha256);
      expect(isWhole(first) || isWhole(second), `at write ${writes}`).toBe(true);
      await expireLock(await openFolderStore(www));
      await expectFinished(www, builds, writes);
      await rm(folder, { recursive: true });
    }
  });
});

/** Expects that the same command ends well, and that what was there before can be brought back. */
async function expectFinished(www: string, { first, second }: FiveBuilds, writes: number): Promise<void> {
  await sync(await openFolderStore(www), second, shortOptions());
  // What is out of use for long may stay until the next deploy.
  const { '_assets/oldest.css': oldest, '_assets/old.css': old, ...shown } = await hashFiles(`${www}/`);
  expect(shown, `after ${writes} writes`).toEqual(shownAfter(first, second));
  await rollback(await openFolderStore(www), 3, shortOptions());
  expect(await hashFiles(`${www}/`), `back after ${writes} writes`).toEqual(shownAfter(second, first));
}

/** Publishes the first builds, then the second on a disk that takes nothing more after 0, 1, 2 ... writes. */
async function afterEachWrite(
  { publishFirst, second }: FiveBuilds,
  check: (www: string, writes: number) => Promise<void>,
): Promise<void> {
  for (let writes = 0, isStopped = true; isStopped; writes += step) {
    const folder = await temporaryFolder();
    const www = path.join(folder, 'www');
    await publishFirst(await openFolderStore(www));
    const end = watchWrites(folder, (count) => {
      if (count > writes) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });
    onTestFinished(end);
    isStopped = await sync(await openFolderStore(www), second, shortOptions()).then(
      () => false,
      () => true,
    );
    end();
    await expireLock(await openFolderStore(www));
    await check(www, writes);
    await rm(folder, { recursive: true });
  }
}
