import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../generator/util/hash.ts';
import { liveKey } from '../../../sync/keys.ts';
import { sync } from '../../../sync/sync.ts';
import { xmlAnswer } from '../../support/s3-store/answer.ts';
import type { FaultRequest, Happening } from '../../support/s3-store/fault.ts';
import { failsAlways, locksObjects, oldList, toRequest } from '../../support/s3-store/faults.ts';
import { corruptBody, cutAfter } from '../../support/s3-store/happenings.ts';
import { siteFiles } from '../../support/site-files.ts';
import { asJson } from '../support/as-json.ts';
import { texts } from '../support/make-site.ts';
import { filesOf, missingAssets, openBucket, siteIn } from '../support/open-bucket.ts';
import { options } from '../support/options.ts';

const many = Object.fromEntries(
  Array.from({ length: 40 }, (_, index) => [`p${index}/index.html`, `${index}`]),
);

describe('a sync to a bucket', () => {
  it('asks once when nothing has changed (faults 158)', async () => {
    const { bucket, build, store } = await openBucket();
    const site = await build(texts('one'));
    await sync(store, site, options());
    bucket.requests.length = 0;
    expect(await sync(store, site, options())).toMatchObject({ outcome: 'current', seq: 1 });
    expect(bucket.requests.map(({ operation, key }) => `${operation} ${key}`)).toEqual([
      `GetObject ${liveKey}`,
    ]);
  });

  it('writes what one edit has changed, and nothing else of the site', async () => {
    const { bucket, publish } = await openBucket();
    await publish(texts('one', many));
    bucket.requests.length = 0;
    await publish(texts('one', { ...many, 'p7/index.html': 'edited' }));
    const written = bucket.requests.filter(({ method }) => method === 'PUT').map(({ key }) => key);
    expect(written.filter((key) => !key.startsWith('_boardwalk/'))).toEqual(['p7/index.html']);
  });

  it('puts an edited notice in its place, to be asked for again by every browser', async () => {
    const { bucket, publish } = await openBucket();
    const notice = '_boardwalk/notice.json';
    await publish(texts('one', { ...many, [notice]: '{}' }));
    bucket.requests.length = 0;
    await publish(texts('one', { ...many, [notice]: '{"text":"Gale"}' }));
    const written = bucket.requests.filter(({ method }) => method === 'PUT').map(({ key }) => key);
    expect(written.filter((key) => key === notice || !key.startsWith('_boardwalk/'))).toEqual([notice]);
    const { headers, bytes } = bucket.objects.get(notice) ?? {};
    expect(bytes?.toString()).toBe('{"text":"Gale"}');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache' });
  });

  it('gives every file its headers', async () => {
    const { bucket, build, store } = await openBucket();
    const site = await build(texts('one'));
    await sync(store, site, options());
    for (const { path, headers } of site.files.values())
      expect(bucket.objects.get(path)?.headers, path).toMatchObject(headers);
  });

  it('copies where only headers have changed (faults 157, sync 19)', async () => {
    const { bucket, build, store } = await openBucket();
    const site = await build(texts('one', many));
    await sync(store, site, options());
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'max-age=60' };
    const files = siteFiles(
      Array.from(site.files.values(), (file) => (file.class === 'page' ? { ...file, headers } : file)),
    );
    bucket.requests.length = 0;
    await sync(store, { ...site, files, digest: sha256('other headers') }, options());
    expect(bucket.requests.filter(({ operation }) => operation === 'CopyObject')).toHaveLength(43);
    expect(bucket.requests.filter(({ key }) => key.includes('bodies'))).toEqual([]);
    expect(bucket.objects.get('p3/index.html')?.headers).toMatchObject(headers);
  });

  it('puts pages where copies keep the headers of their source (sync 13)', async () => {
    const { bucket, publish } = await openBucket({ copyHeaders: 'ignored' });
    await publish(texts('one'));
    bucket.place('_boardwalk/bodies/x', 'x');
    await publish(texts('two', many));
    const { headers, bytes } = bucket.objects.get('index.html') ?? {};
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(bytes?.toString()).toContain('two');
  });

  it('touches only what is below its prefix (faults 146, sync 16)', async () => {
    const { bucket, build, open } = await openBucket();
    const others = {
      'site-old/index.html': 'old',
      'site2/index.html': 'two',
      'sit.html': 'x',
      'index.html': 'root',
    };
    for (const [key, text] of Object.entries(others)) bucket.place(key, text);
    const site = await build(texts('one', { 'old/index.html': 'old' }));
    await sync(open('site'), site, options());
    const next = await build(texts('two'));
    await sync(open('site'), next, options());
    expect(siteIn(bucket, 'site/')).toMatchObject(filesOf(next));
    for (const [key, text] of Object.entries(others))
      expect(bucket.objects.get(key)?.bytes.toString()).toBe(text);
  });

  it('names what others have changed or removed, and writes it again (sync 17 and 18)', async () => {
    const { bucket, publish } = await openBucket();
    await publish(texts('one', many));
    bucket.place('p3/index.html', 'changed by hand');
    bucket.objects.delete('_assets/shared.css');
    const report = await publish(texts('two', many));
    expect([...report.drifted]).toEqual(['_assets/shared.css', 'p3/index.html']);
    expect(bucket.objects.get('p3/index.html')?.bytes.toString()).toBe('3');
    expect(bucket.objects.has('_assets/shared.css')).toBe(true);
  });

  it('refuses when much of it was changed by others (sync 17)', async () => {
    const { bucket, publish } = await openBucket();
    await publish(texts('one', many));
    for (let index = 0; index < 5; index++) bucket.objects.delete(`p${index}/index.html`);
    await expect(publish(texts('two', many))).rejects.toMatchObject({ kind: 'refused' });
  });

  it('counts an asset as there when its bytes are, and refuses others (sync 7)', async () => {
    const { bucket, build, store } = await openBucket();
    const site = await build(texts('one'));
    bucket.place('_assets/one.css', '/* one */');
    await sync(store, site, options({ adopts: true }));
    expect(siteIn(bucket)).toEqual(filesOf(site));
    bucket.place('_assets/two.css', '/* other */');
    const error = await sync(store, await build(texts('two')), options()).catch((error: unknown) => error);
    expect(error).toMatchObject({ kind: 'refused' });
    expect(JSON.stringify(error)).toContain('_assets/two.css');
    expect(bucket.objects.get('index.html')?.bytes.toString()).toContain('one');
  });

  it('takes a list that lags behind for no reason to remove anything (faults 150)', async () => {
    const { bucket, publish } = await openBucket();
    await publish(texts('one', many));
    const { objects } = bucket;
    bucket.inject(oldList(objects));
    const site = await publish(texts('two', { ...many, 'new/index.html': 'New' }));
    expect([...site.removed]).toEqual([]);
    bucket.inject();
    expect(Object.keys(siteIn(bucket))).toEqual(expect.arrayContaining(Object.keys(many)));
  });

  it('ends unfinished where the store keeps a page that is to go, and tries again (faults 153, sync 38)', async () => {
    const { bucket, publish, build, store } = await openBucket();
    await publish(texts('one', { 'old/index.html': 'Old' }));
    bucket.inject(locksObjects((key) => key === 'old/index.html'));
    const site = await build(texts('two'));
    const error = await sync(store, site, options()).catch((error: unknown) => error);
    expect(error).toMatchObject({ kind: 'unfinished' });
    expect(JSON.stringify(error)).toContain('Deploy 2 is live');
    expect(JSON.stringify(error)).toContain('old/index.html could not be removed');
    bucket.inject();
    await sync(store, site, options());
    expect(bucket.objects.has('old/index.html')).toBe(false);
  });

  it('repeats only the invalidation when that has failed (sync 29)', async () => {
    const { bucket, build, store } = await openBucket();
    await sync(store, await build(texts('one')), options());
    const site = await build(texts('two'));
    const denied = { invalidate: async () => Promise.reject(new Error('AccessDenied')) };
    await expect(sync(store, site, options({ cdn: denied }))).rejects.toMatchObject({ kind: 'unfinished' });
    expect(siteIn(bucket)).toMatchObject(filesOf(site));
    bucket.requests.length = 0;
    const told: [readonly string[], string][] = [];
    const cdn = { invalidate: async (...args: (typeof told)[number]) => void told.push(args) };
    await sync(store, site, options({ cdn }));
    expect(told).toEqual([[expect.arrayContaining(['/', '/index.html']), expect.stringMatching(/^000002-/)]]);
    const site2 = bucket.requests.filter(
      ({ method, key }) => method === 'PUT' && !key.startsWith('_boardwalk/'),
    );
    expect(site2).toEqual([]);
    await sync(store, site, options({ cdn }));
    expect(told).toHaveLength(1);
  });

  it('ends right when the answer to any one write is lost (faults 142)', async () => {
    for (const operation of ['PutObject', 'CopyObject', 'DeleteObjects'] as const)
      for (let number = 1; number < 8; number++) {
        const { bucket, publish, build, store } = await openBucket();
        await publish(texts('one', { 'old/index.html': 'Old' }));
        bucket.inject(toRequest(operation, number, cutAfter));
        const site = await build(texts('two', { 'news/index.html': 'News' }));
        await sync(store, site, options());
        const { '_assets/one.css': old, ...rest } = siteIn(bucket);
        expect(rest, `${operation} ${number}`).toEqual(filesOf(site));
      }
  });

  it('plans without writing (dry run)', async () => {
    const { bucket, publish } = await openBucket();
    await publish(texts('one', { 'old/index.html': 'Old' }));
    bucket.requests.length = 0;
    const report = await publish(texts('two'), { isDry: true });
    expect(asJson(report)).toMatchObject({
      outcome: 'planned',
      assets: ['_assets/two.css'],
      removed: ['old/index.html'],
    });
    expect(bucket.requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('finds with --check what a store without hashes has kept wrong, and writes it again (faults 154, sync 9)', async () => {
    const { bucket, build, store } = await openBucket({ bodyHash: 'ignored' });
    // No sample has it.
    const isVisit = ({ key }: { readonly key: string }) => key === 'visit/index.html';
    const first = await build(texts('one'));
    bucket.inject((request) => (isVisit(request) ? corruptBody : null));
    await sync(store, first, options());
    expect(siteIn(bucket)).not.toEqual(filesOf(first));
    bucket.inject();
    const report = await sync(store, first, options({ checks: true }));
    expect(asJson(report)).toMatchObject({ outcome: 'published', drifted: ['visit/index.html'] });
    expect(siteIn(bucket)).toEqual(filesOf(first));
    expect(await sync(store, first, options({ checks: true }))).toMatchObject({ outcome: 'current' });

    const second = await build(texts('two'));
    bucket.inject(({ key }) => (key === '_assets/two.css' ? corruptBody : null));
    const checking = sync(store, second, options({ checks: true }));
    await expect(checking).rejects.toMatchObject({ kind: 'unfinished' });
    expect(bucket.objects.get(liveKey)?.bytes.toString()).toContain('"seq":2');
  });

  it.each([
    ['a put of an asset', 'PutObject', '_assets/two.css'],
    ['a put of a body', 'PutObject', '_boardwalk/bodies/'],
    ['a copy to a page', 'CopyObject', 'index.html'],
  ])('notices a store that answers 200 to %s and does nothing (sync 42)', async (_, operation, key) => {
    const { bucket, build, store, publish } = await openBucket();
    await publish(texts('one'));
    const site = await build(texts('two'));
    bucket.inject((request) =>
      request.operation === operation && request.key.startsWith(key) ? doesNothing(request) : null,
    );
    const error = await sync(store, site, options()).catch((one: unknown) => one);
    expect(error).toMatchObject({ kind: 'unfinished' });
    expect(JSON.stringify(error)).toContain('is not in the store as it was sent');
    expect(JSON.parse(String(bucket.objects.get(liveKey)?.bytes)).seq).toBe(1);
    expect(missingAssets(bucket)).toEqual([]);
    bucket.inject();
    await sync(store, site, options());
    expect(siteIn(bucket)).toMatchObject(filesOf(site));
  });

  it('never compares with an etag, which need not be a hash (faults 156)', async () => {
    const { bucket, build, store, publish } = await openBucket({ etags: 'opaque' });
    await publish(texts('one', many));
    bucket.requests.length = 0;
    await sync(store, await build(texts('two', many)), options());
    const put = bucket.requests.filter(
      ({ operation, key }) => operation === 'PutObject' && !/lock|live/.test(key),
    );
    expect(put.map(({ key }) => key).filter((key) => key.startsWith('p'))).toEqual([]);
    expect(put.length).toBeLessThan(8);
  });

  it('sends bodies whole and with their length, not in signed chunks (faults 155)', async () => {
    const { bucket, publish } = await openBucket();
    const encodings: (string | undefined)[] = [];
    bucket.inject(({ operation, headers, body }) => {
      if (operation === 'PutObject') {
        encodings.push(headers['content-encoding'], headers['transfer-encoding']);
        expect(Number(headers['content-length'])).toBe(body.length);
      }
      return null;
    });
    await publish(texts('one'));
    expect(new Set(encodings)).toEqual(new Set([undefined]));
  });

  it('ends unfinished when the folder changes under it, with whole pages (faults 162, sync 23)', async () => {
    const { bucket, build, publish, store } = await openBucket();
    await publish(texts('one'));
    const site = await build(texts('two'));
    let isSwapped = false;
    const swapping = {
      ...store,
      put: async (...args: Parameters<typeof store.put>) => {
        if (!isSwapped) await build(texts('three', { 'visit/index.html': 'Visit again' }));
        isSwapped = true;
        return store.put(...args);
      },
    };
    const error = await sync(swapping, site, options()).catch((error: unknown) => error);
    expect(error).toMatchObject({ kind: 'unfinished' });
    expect(JSON.stringify(error)).toMatch(/was changed while|no such file/);
    expect(missingAssets(bucket)).toEqual([]);
    const last = await build(texts('three'));
    await sync(store, last, options());
    expect(siteIn(bucket)).toMatchObject(filesOf(last));
  });

  it('keeps a page that the store cannot switch, in its old version (faults 148)', async () => {
    const { bucket, publish } = await openBucket();
    await publish(texts('one'));
    bucket.inject(failsAlways('index.html'));
    await expect(publish(texts('two'))).rejects.toMatchObject({ kind: 'unfinished' });
    expect(bucket.objects.get('index.html')?.bytes.toString()).toContain('one');
  });
});

/** Answers as a store that has done it. */
function doesNothing({ operation }: FaultRequest): Happening {
  const fields = { LastModified: new Date(0).toISOString(), ETag: '"0"' };
  return {
    kind: 'answer',
    answer:
      operation === 'CopyObject'
        ? xmlAnswer(200, 'CopyObjectResult', fields)
        : { status: 200, headers: { etag: '"0"' } },
  };
}
