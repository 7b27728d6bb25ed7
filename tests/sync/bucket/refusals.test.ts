import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { deployOf, liveKey } from '../../../sync/keys.ts';
import { openS3Store } from '../../../sync/store/s3/s3-store.ts';
import { sync } from '../../../sync/sync.ts';
import { demandsConditions, denies } from '../../support/s3-store/faults.ts';
import { asJson } from '../support/as-json.ts';
import { texts } from '../support/make-site.ts';
import { filesOf, openBucket, siteIn } from '../support/open-bucket.ts';
import { options } from '../support/options.ts';

const many = Object.fromEntries(
  Array.from({ length: 40 }, (_, index) => [`p${index}/index.html`, `${index}`]),
);

describe('a sync is refused before anything is seen', () => {
  it('when more would be removed than is allowed, with the keys (faults 144, sync 21)', async () => {
    const { bucket, publish } = await openBucket();
    await publish(texts('one', many));
    const before = siteIn(bucket);
    const error = await publish(texts('two')).catch((error: unknown) => error);
    expect(error).toMatchObject({ kind: 'refused' });
    expect(JSON.stringify(error)).toContain(
      '40 files would be removed, and at most 11 may be: p0/index.html',
    );
    expect(siteIn(bucket)).toEqual(before);
    const report = await publish(texts('two'), { allowedRemovals: 40 });
    expect(report.removed).toHaveLength(40);
  });

  it('for a bucket with the files of others, which stay when it is adopted (faults 146, sync 15)', async () => {
    const { bucket, publish } = await openBucket();
    bucket.place('uploads/photo.jpg', 'jpg');
    bucket.place('visit/index.html', 'of others');
    await expect(publish(texts('one'))).rejects.toThrow('files that Boardwalk did not write');
    expect(siteIn(bucket)).toHaveProperty(['uploads/photo.jpg']);
    await publish(texts('one'), { adopts: true });
    expect(bucket.objects.get('uploads/photo.jpg')?.bytes.toString()).toBe('jpg');
    expect(bucket.objects.get('visit/index.html')?.bytes.toString()).toContain('Visit');
    await publish(texts('two', {}), {});
    expect(bucket.objects.has('uploads/photo.jpg')).toBe(true);
  });

  it('for an object of others at the path of a new page', async () => {
    const { bucket, publish } = await openBucket();
    await publish(texts('one'));
    bucket.place('news/index.html', 'of others');
    await expect(publish(texts('two', { 'news/index.html': 'News' }))).rejects.toMatchObject({
      kind: 'refused',
    });
    expect(bucket.objects.get('news/index.html')?.bytes.toString()).toBe('of others');
  });

  it('for a site that is older than what is live (faults 160)', async () => {
    const { bucket, build, store } = await openBucket();
    const older = await build(texts('one'));
    const newer = {
      ...older,
      digest: 'other',
      manifest: { ...older.manifest, moment: '2026-12-01T00:00:00.000Z' },
    };
    await sync(store, newer, options());
    const before = siteIn(bucket);
    await expect(sync(store, older, options())).rejects.toThrow('older than what');
    expect(siteIn(bucket)).toEqual(before);
  });

  it('for another site than the one that is live (sync 14)', async () => {
    const { build, store, publish } = await openBucket();
    await publish(texts('one'));
    const other = await build(texts('two'));
    const site = { ...other, manifest: { ...other.manifest, site: 'https://other.example' } };
    await expect(sync(store, site, options())).rejects.toThrow('shows another site');
  });

  it.each(['', '{', '{"version":2}', '<html>'])(
    'with a pointer of %j, until it is adopted, and never removes (sync 14)',
    async (pointer) => {
      const { bucket, publish, build, store } = await openBucket();
      await publish(texts('one', many));
      bucket.place(liveKey, pointer);
      const before = siteIn(bucket);
      const site = await build(texts('two'));
      await expect(sync(store, site, options())).rejects.toMatchObject({ kind: 'refused' });
      expect(siteIn(bucket)).toEqual(before);
      await sync(store, site, options({ adopts: true }));
      expect(siteIn(bucket)).toMatchObject(filesOf(site));
      expect(Object.keys(siteIn(bucket))).toEqual(expect.arrayContaining(Object.keys(many)));
    },
  );

  it('when the pointer is lost, until it is adopted, and never removes (sync 14)', async () => {
    const { bucket, publish, build, store } = await openBucket();
    await publish(texts('one', many));
    bucket.objects.delete(liveKey);
    const before = siteIn(bucket);
    const site = await build(texts('two'));
    await expect(sync(store, site, options())).rejects.toThrow('has lost its pointer');
    expect(siteIn(bucket)).toEqual(before);
    expect(asJson(await sync(store, site, options({ adopts: true })))).toMatchObject({ seq: 2, removed: [] });
    expect(Object.keys(siteIn(bucket))).toEqual(expect.arrayContaining(Object.keys(many)));
  });

  it.each(['', 'of others', gzipSync('{')])(
    'with a damaged record of the live files, until it is adopted (sync 14)',
    async (record) => {
      const { bucket, publish, build, store } = await openBucket();
      await publish(texts('one'));
      const key = [...bucket.objects.keys()].find((name) => deployOf(name) !== null);
      bucket.place(key ?? '', record);
      const site = await build(texts('two'));
      await expect(sync(store, site, options())).rejects.toThrow('has lost its record of what is live');
      await sync(store, site, options({ adopts: true }));
      expect(siteIn(bucket)).toMatchObject(filesOf(site));
    },
  );

  it('for a bucket in which it may only read, or that demands conditions (faults 139, sync 39)', async () => {
    for (const fault of [denies(({ operation }) => operation === 'PutObject'), demandsConditions()]) {
      const { bucket, publish } = await openBucket();
      bucket.inject(fault);
      const error = await publish(texts('one')).catch((error: unknown) => error);
      expect(error).toMatchObject({ kind: 'refused' });
      expect(JSON.stringify(error)).toContain('AccessDenied');
      expect(siteIn(bucket)).toEqual({});
      expect(bucket.requests.filter(({ operation }) => /^Delete/.test(operation))).toHaveLength(
        bucket.requests.some(({ operation, status }) => operation === 'PutObject' && status === 200) ? 1 : 0,
      );
    }
  });

  it('for a bucket that does not exist, which is not made (faults 140)', async () => {
    const { bucket, build } = await openBucket();
    const site = await build(texts('one'));
    const credentials = async () => bucket.credentials;
    const address = 's3://nowhere';
    const store = openS3Store({ address, endpoint: bucket.endpoint, credentials, backOff: () => 1 });
    const error = await sync(store, site, options()).catch((error: unknown) => error);
    expect(error).toMatchObject({ kind: 'refused' });
    expect(JSON.stringify(error)).toContain('NoSuchBucket');
    expect(bucket.requests.every(({ method }) => method === 'GET')).toBe(true);
  });
});
