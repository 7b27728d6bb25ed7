import { cp } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { deployOf } from '../../../sync/keys.ts';
import { readPointer } from '../../../sync/live-site.ts';
import { sync } from '../../../sync/sync.ts';
import { isDeep } from '../../support/depth.ts';
import { cutAfterWrites, failsAlways } from '../../support/s3-store/faults.ts';
import { expireLock } from '../support/expire-lock.ts';
import { texts } from '../support/make-site.ts';
import { filesOf, missingAssets, openBucket, siteIn } from '../support/open-bucket.ts';
import { options } from '../support/options.ts';

/** Every write in the deep run. */
const step = isDeep ? 1 : 4;

/** Edits of every sort: a changed page, a new one, one that goes, a new asset. */
const second = texts('two', { 'news/index.html': '<link href="/_assets/two.css">News' });
const first = texts('one', { 'old/index.html': '<link href="/_assets/one.css">Old' });

describe('a sync that is cut off', () => {
  it('leaves whole pages after any number of writes, and ends right when it is run again (faults 142 and 143, sync 10 and 11)', async () => {
    let isCut = true;
    for (let writes = 0; isCut; writes += step) {
      const { bucket, publish, build, open } = await openBucket();
      await publish(first);
      const site = await build(second);
      bucket.inject(cutAfterWrites(writes));
      const ended = await sync(open(), site, options()).then(
        () => null,
        (error: unknown) => error,
      );
      isCut = ended !== null;
      expect(missingAssets(bucket), `after ${writes} writes`).toEqual([]);
      // Before its record, only the lock was written.
      const hasBegun = [...bucket.objects.keys()].some((key) => deployOf(key)?.startsWith('000002'));
      if (isCut) expect(ended).toMatchObject({ kind: hasBegun ? 'unfinished' : 'refused' });
      bucket.inject();
      await expireLock(open());
      await sync(open(), site, options());
      const { '_assets/one.css': old, ...rest } = siteIn(bucket);
      expect(rest, `again after ${writes} writes`).toEqual(filesOf(site));
      expect(old).toBeDefined();
    }
  });

  it('leaves nothing behind when another site follows it (faults 142, sync 10)', async () => {
    let isCut = true;
    for (let writes = 0; isCut; writes += step) {
      const { bucket, publish, build, open } = await openBucket();
      await publish(first);
      bucket.inject(cutAfterWrites(writes));
      isCut = await isCutOff(sync(open(), await build(second), options()));
      bucket.inject();
      if (!isCut) break;
      await expireLock(open());
      const back = await build(first);
      await sync(open(), back, options());
      const { '_assets/two.css': newer, ...rest } = siteIn(bucket);
      expect(rest, `after ${writes} writes`).toEqual(filesOf(back));
    }
  });

  it('does not count the site before it as current, since its pages may be of either (faults 142, sync 10)', async () => {
    let isCut = true;
    for (let writes = 0; isCut; writes += step) {
      const { bucket, build, open } = await openBucket();
      const live = await build(first);
      const copy = { ...live, folder: `${live.folder}-copy` };
      await cp(live.folder, copy.folder, { recursive: true });
      await sync(open(), copy, options());
      bucket.inject(cutAfterWrites(writes));
      isCut = await isCutOff(sync(open(), await build(second), options()));
      bucket.inject();
      if (!isCut) break;
      await expireLock(open());
      const { live: deploy } = await readPointer(open(), {});
      // When the other is live already, the copy is older.
      if (deploy?.seq !== 1) continue;
      await sync(open(), copy, options());
      const { '_assets/two.css': newer, ...rest } = siteIn(bucket);
      expect(rest, `after ${writes} writes`).toEqual(filesOf(copy));
    }
  });

  it('removes nothing and tells nobody when one page cannot be uploaded (faults 148, sync 20)', async () => {
    const { bucket, publish } = await openBucket();
    await publish(first);
    const before = siteIn(bucket);
    bucket.requests.length = 0;
    bucket.inject(failsAlways('news/index.html'));
    const told: string[] = [];
    const cdn = { invalidate: async (paths: readonly string[]) => void told.push(...paths) };
    await expect(publish(second, { cdn })).rejects.toMatchObject({ kind: 'unfinished' });
    expect(told).toEqual([]);
    const removed = bucket.requests.filter(
      ({ operation, key }) => /^Delete/.test(operation) && !/lock/.test(key),
    );
    expect(removed).toEqual([]);
    expect(Object.keys(siteIn(bucket))).toEqual(expect.arrayContaining(Object.keys(before)));
    expect(missingAssets(bucket)).toEqual([]);
    bucket.inject();
    await publish(second, { cdn });
    expect(told).toContain('/old/');
  });
});

function isCutOff(run: Promise<unknown>): Promise<boolean> {
  return run.then(
    () => false,
    () => true,
  );
}
