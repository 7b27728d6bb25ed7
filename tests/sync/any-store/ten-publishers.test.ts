import { expect, it } from 'vitest';
import { lockKey } from '../../../sync/keys.ts';
import { rollback } from '../../../sync/rollback.ts';
import { sync } from '../../../sync/sync.ts';
import { openAnyStore } from '../../support/s3-store/any-store.ts';
import { expireLock } from '../support/expire-lock.ts';
import { filesOf } from '../support/open-bucket.ts';
import { options } from '../support/options.ts';
import { siteAt } from '../support/site-at.ts';
import { threeBuilds } from '../support/three-builds.ts';

it('ten publishers at once leave one whole site: at first, after an edit, a cut, and a rollback (faults 159, sync 4)', async () => {
  const { first, second, third } = await threeBuilds();
  const { gate, open } = await openAnyStore();
  for (const site of [first, second, third]) {
    if (site === third) {
      gate.rule((count) => (count > 40 ? 'cut' : 'pass'));
      const cut = Array.from({ length: 10 }, () => sync(open('through'), site, options()));
      const ends = await Promise.allSettled(cut);
      expect(ends.map(({ status }) => status)).toEqual(Array(10).fill('rejected'));
      await expireLock(open());
    }
    const runs = Array.from({ length: 10 }, () => sync(open(), site, options({ waits: true, pollMs: 20 })));
    const outcomes = (await Promise.all(runs)).map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual([...Array(9).fill('current'), 'published']);
    expect(await siteAt(open())).toEqual(filesOf(site));
  }
  const ends = await Promise.allSettled(Array.from({ length: 10 }, () => rollback(open(), 1, options())));
  const failed = ends.filter((end) => end.status === 'rejected').map(({ reason }) => reason.kind);
  expect(failed.length).toBeLessThan(10);
  expect(new Set(failed)).toEqual(new Set(failed.length === 0 ? [] : ['locked']));
  expect(await siteAt(open())).toEqual(filesOf(first));
  expect(await open().head(lockKey)).toBeNull();
});
