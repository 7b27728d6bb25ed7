import { expect, it } from 'vitest';
import type { Store } from '../../../sync/store/store.ts';
import { sync } from '../../../sync/sync.ts';
import { texts } from '../support/make-site.ts';
import { filesOf, openBucket, siteIn } from '../support/open-bucket.ts';
import { options } from '../support/options.ts';

it('large files are uploaded one after the other, so that few are in memory', async () => {
  const { bucket, build, store } = await openBucket();
  const films = ['first', 'second', 'third'].map((name) => [`_assets/${name}.mp4`, name.repeat(1_000_000)]);
  const site = await build(texts('one', Object.fromEntries(films)));
  let [inMemory, most, large] = [0, 0, 0];
  const put: Store['put'] = async (key, object) => {
    const weight = object.bytes.length > 4_194_304 ? 1 : 0;
    large += weight;
    inMemory += weight;
    most = Math.max(most, inMemory);
    const result = await store.put(key, object);
    inMemory -= weight;
    return result;
  };
  await sync({ ...store, put }, site, options());
  expect({ large, most }).toEqual({ large: 3, most: 1 });
  expect(siteIn(bucket)).toEqual(filesOf(site));
});
