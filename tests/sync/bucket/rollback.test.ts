import { describe, expect, it } from 'vitest';
import { rollback } from '../../../sync/rollback.ts';
import { sync } from '../../../sync/sync.ts';
import { texts } from '../support/make-site.ts';
import { filesOf, missingAssets, openBucket, siteIn } from '../support/open-bucket.ts';
import { options } from '../support/options.ts';

const dayMs = 24 * 60 * 60 * 1000;

describe('a rollback', () => {
  it('brings back the bytes of the deploy before, and forth again, and uploads nothing (faults 161, sync 26)', async () => {
    const { bucket, build, store } = await openBucket();
    const first = await build(texts('one', { 'old/index.html': 'Old' }));
    await sync(store, first, options());
    const second = await build(texts('two', { 'news/index.html': 'News' }));
    await sync(store, second, options());

    bucket.requests.length = 0;
    expect(await rollback(store, undefined, options())).toMatchObject({ outcome: 'published', seq: 3 });
    const put = bucket.requests.filter(({ operation }) => operation === 'PutObject').map(({ key }) => key);
    expect(put.filter((key) => !key.startsWith('_boardwalk/'))).toEqual([]);
    const { '_assets/two.css': newer, ...back } = siteIn(bucket);
    expect(back).toEqual(filesOf(first));
    expect(missingAssets(bucket)).toEqual([]);

    await rollback(store, 2, options());
    const { '_assets/one.css': older, ...forth } = siteIn(bucket);
    expect(forth).toEqual(filesOf(second));
    expect([newer, older]).not.toContain(undefined);
  });

  it('gives every file its headers', async () => {
    const { bucket, build, store } = await openBucket();
    const first = await build(texts('one', { 'old/index.html': 'Old' }));
    await sync(store, first, options());
    await sync(store, await build(texts('two')), options());
    await rollback(store, undefined, options());
    for (const { path, headers } of first.files.values())
      expect(bucket.objects.get(path)?.headers, path).toMatchObject(headers);
  });

  it('is refused before the second deploy, and to one that never was', async () => {
    const { publish, store } = await openBucket();
    await expect(rollback(store, undefined, options())).rejects.toThrow('no former deploy');
    await publish(texts('one'));
    await expect(rollback(store, undefined, options())).rejects.toMatchObject({ kind: 'refused' });
    await expect(rollback(store, 7, options())).rejects.toThrow('Deploy 7 cannot be brought back');
  });

  it('is refused to a deploy whose bytes were pruned, with one that is possible (sync 26)', async () => {
    const { bucket, build, store } = await openBucket();
    let nowMs = Date.now();
    const retention = { keepDeploys: 2, keepDays: 7 };
    const later = options({ now: () => nowMs, retention });
    for (const version of ['one', 'two', 'three', 'four', 'five']) {
      await sync(store, await build(texts(version)), later);
      nowMs += 10 * dayMs;
    }
    const before = siteIn(bucket);
    const error = await rollback(store, 1, later).catch((error: unknown) => error);
    expect(error).toMatchObject({ kind: 'refused' });
    expect(JSON.stringify(error)).toContain('boardwalk deploys');
    expect(siteIn(bucket)).toEqual(before);
    await rollback(store, 4, later);
    expect(bucket.objects.get('index.html')?.bytes.toString()).toContain('four');
  });

  it('leaves assets of a deploy for seven days, and removes them after (sync 24)', async () => {
    const { bucket, build, store } = await openBucket();
    let nowMs = Date.now();
    const assets = () => [...bucket.objects.keys()].filter((key) => key.startsWith('_assets/v'));
    for (let version = 1; version <= 10; version++) {
      await sync(store, await build(texts(`v${version}`)), options({ now: () => nowMs }));
      nowMs += dayMs / 2;
    }
    expect(assets()).toHaveLength(10);
    nowMs += 7 * dayMs;
    await sync(store, await build(texts('v11')), options({ now: () => nowMs }));
    // Ten half days later the first six are of none of the five newest deploys.
    expect(assets().sort()).toEqual(['v10', 'v11', 'v7', 'v8', 'v9'].map((name) => `_assets/${name}.css`));
    expect(missingAssets(bucket)).toEqual([]);
  });
});
