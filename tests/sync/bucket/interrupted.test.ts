import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { deployOf } from '../../../sync/keys.ts';
import { readPointer } from '../../../sync/live-site.ts';
import { sync } from '../../../sync/sync.ts';
import { isDeep } from '../../support/depth.ts';
import type { KeptObject } from '../../support/s3-store/bucket.ts';
import { cutAfterWrites, failsAlways } from '../../support/s3-store/faults.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { expireLock } from '../support/expire-lock.ts';
import { makeSite, type Texts, texts } from '../support/make-site.ts';
import { filesOf, missingAssets, openBucket, siteIn } from '../support/open-bucket.ts';
import { options } from '../support/options.ts';

/** Every write in the deep run. */
const step = isDeep ? 1 : 4;

/** Edits of every sort: a changed page, a new one, one that goes, a new asset. */
const second = texts('two', { 'news/index.html': '<link href="/_assets/two.css">News' });
const first = texts('one', { 'old/index.html': '<link href="/_assets/one.css">Old' });

describe('a sync that is cut off', () => {
  it('leaves whole pages after any number of writes, ends right when it is run again, leaves nothing behind when another site follows it, and does not count the site before it as current (faults 142 and 143, sync 10 and 11)', async () => {
    const { bucket, open } = await openBucket();
    const folder = await temporaryFolder();
    const make = (name: string, of: Texts, minute: number) => makeSite(path.join(folder, name), of, minute);
    const former = await make('former', first, 1);
    const site = await make('site', second, 2);
    const back = await make('back', first, 3);
    const putBack = (objects: readonly (readonly [string, KeptObject])[]) => {
      bucket.objects.clear();
      for (const [key, object] of objects) bucket.objects.set(key, object);
    };
    await sync(open(), former, options());
    const before = [...bucket.objects];
    let isCut = true;
    for (let writes = 0; isCut; writes += step) {
      putBack(before);
      bucket.inject(cutAfterWrites(writes));
      const ended = await sync(open(), site, options()).then(
        () => null,
        (error: unknown) => error,
      );
      bucket.inject();
      isCut = ended !== null;
      expect(missingAssets(bucket), `after ${writes} writes`).toEqual([]);
      // Before its record, only the lock was written.
      const hasBegun = [...bucket.objects.keys()].some((key) => deployOf(key)?.startsWith('000002'));
      if (isCut) expect(ended).toMatchObject({ kind: hasBegun ? 'unfinished' : 'refused' });
      await expireLock(open());
      const left = [...bucket.objects];
      const { live } = await readPointer(open(), {});
      // When the site is live already, the one before it is older. Its pages may be of either.
      for (const next of [site, back, ...(live?.seq === 1 ? [former] : [])]) {
        putBack(left);
        await sync(open(), next, options());
        const old = next === site ? '_assets/one.css' : '_assets/two.css';
        const { [old]: kept, ...rest } = siteIn(bucket);
        expect(rest, `${next.folder} after ${writes} writes`).toEqual(filesOf(next));
        if (next === site) expect(kept).toBeDefined();
      }
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
