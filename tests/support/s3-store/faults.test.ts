import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { failureOf, openRaw, openSdk, openStore, resultOf } from './clients.ts';
import {
  always,
  cutAfterPuts,
  cutAfterWrites,
  demandsConditions,
  denies,
  everySecond,
  failsAlways,
  locksObjects,
  movedTo,
  oldList,
  toRequest,
} from './faults.ts';
import {
  conflict,
  corruptBody,
  cutAfter,
  cutBefore,
  cutWithin,
  errorInCopy,
  hang,
  hangAfter,
  htmlPage,
  internalError,
  missingToken,
  slowDown,
} from './happenings.ts';

const Bucket = 'pier';

/** A store with one object, and each operation on it. */
async function open(options: Parameters<typeof openStore>[0] = {}) {
  const store = await openStore(options);
  store.place('old', 'old');
  const sdk = openSdk(store);
  return {
    store,
    put: (Key = 'new', input = {}) => sdk.send(new PutObjectCommand({ Bucket, Key, Body: 'text', ...input })),
    get: (Key = 'old') => sdk.send(new GetObjectCommand({ Bucket, Key })),
    copy: (input = {}) =>
      sdk.send(new CopyObjectCommand({ Bucket, Key: 'new', CopySource: 'pier/old', ...input })),
    remove: (Key = 'old') => sdk.send(new DeleteObjectCommand({ Bucket, Key })),
    removeAll: (...keys: string[]) =>
      sdk.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: keys.map((Key) => ({ Key })) } })),
    list: () => sdk.send(new ListObjectsV2Command({ Bucket })),
  };
}

describe('a connection that is cut', () => {
  it.each([
    ['before a put', cutBefore, false],
    ['after a put', cutAfter, true],
  ])('%s', async (_, happening, isPut) => {
    const { store, put } = await open();
    store.inject(always(happening));
    await expect(put()).rejects.toThrow(/socket hang up|ECONNRESET/);
    expect(store.objects.has('new')).toBe(isPut);
    expect(store.requests).toMatchObject([{ operation: 'PutObject', key: 'new', status: 0, sent: 0 }]);
  });

  it('within an answer gives half of it', async () => {
    const { store } = await open();
    store.place('long', Buffer.alloc(1000));
    store.inject(always(cutWithin));
    const answer = await openRaw(store)('GET', '/pier/long');
    expect(answer.headers.get('content-length')).toBe('1000');
    await expect(answer.arrayBuffer()).rejects.toThrow('terminated');
    expect(store.requests).toMatchObject([{ status: 200, sent: 500 }]);
  });

  it('after two puts stays so', async () => {
    const { store, put, get } = await open();
    store.inject(cutAfterPuts(2));
    await get();
    await put('a');
    await get();
    await put('b');
    await get();
    await expect(put('c')).rejects.toThrow();
    await expect(get()).rejects.toThrow();
    expect([...store.objects.keys()]).toEqual(['old', 'a', 'b']);
  });

  it('after two writes counts copies and deletes, too', async () => {
    const { store, copy, removeAll, remove } = await open();
    store.inject(cutAfterWrites(2));
    await copy();
    await removeAll('missing');
    await expect(remove()).rejects.toThrow();
    expect(store.objects.has('old')).toBe(true);
  });
});

describe('an answer that never comes', () => {
  it.each([
    ['with nothing done', hang, false],
    ['with all done', hangAfter, true],
  ])('%s', async (_, happening, isPut) => {
    const { store } = await open();
    store.inject(always(happening));
    const put = openSdk(store, { requestHandler: { requestTimeout: 50, throwOnRequestTimeout: true } }).send(
      new PutObjectCommand({ Bucket, Key: 'new', Body: 'text' }),
    );
    await expect(put).rejects.toThrow(/timed? ?out/i);
    expect(store.objects.has('new')).toBe(isPut);
  });
});

describe('a planned answer', () => {
  it('comes for every second request', async () => {
    const { store, get } = await open();
    store.inject(everySecond(slowDown));
    const results = [
      await failureOf(get()),
      await failureOf(get()),
      await failureOf(get()),
      await failureOf(get()),
    ];
    expect(results).toEqual(['no failure', '503 SlowDown', 'no failure', '503 SlowDown']);
  });

  it('comes for one request of an operation', async () => {
    const { store, get, put } = await open();
    store.inject(toRequest('PutObject', 2, conflict));
    await put('a');
    await get();
    expect(await failureOf(put('b'))).toBe('409 ConditionalRequestConflict');
    await put('b');
  });

  it('ends with the next plan, which counts from the beginning', async () => {
    const { store, get } = await open();
    const fault = toRequest('GetObject', 1, internalError);
    store.inject(fault);
    expect(await failureOf(get())).toBe('500 InternalError');
    expect(await failureOf(get())).toBe('no failure');
    store.inject(fault);
    expect(await failureOf(get())).toBe('500 InternalError');
    store.inject(always(slowDown));
    store.inject();
    expect(await failureOf(get())).toBe('no failure');
  });

  it('comes for one key for ever, also within a batch', async () => {
    const { store, get, put, removeAll } = await open();
    store.inject(failsAlways('old'));
    expect(await failureOf(get('old'))).toBe('500 InternalError');
    expect(await failureOf(put('new'))).toBe('no failure');
    const { Deleted, Errors } = await removeAll('old', 'new');
    expect(Deleted).toEqual([{ Key: 'new' }]);
    expect(Errors).toMatchObject([{ Key: 'old', Code: 'InternalError' }]);
    expect([...store.objects.keys()]).toEqual(['old']);
  });

  it('is an error with the status 200 for a copy', async () => {
    const { store } = await open();
    store.inject(always(errorInCopy));
    const headers = { 'x-amz-copy-source': '/pier/old' };
    expect(await resultOf(openRaw(store)('PUT', '/pier/new', { headers }))).toBe('200 InternalError');
    expect(store.objects.has('new')).toBe(false);
  });

  it('is a page of HTML', async () => {
    const { store } = await open();
    store.inject(always(htmlPage));
    const answer = await openRaw(store)('GET', '/pier?list-type=2');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html']);
  });

  it('is a list without the token of its next page', async () => {
    const { store, list } = await open({ pageSize: 1 });
    store.place('other', 'other');
    store.inject(always(missingToken));
    expect(await list()).toMatchObject({ IsTruncated: true, KeyCount: 1 });
    expect(await list()).not.toHaveProperty('NextContinuationToken');
  });
});

describe('a body that changes on the way', () => {
  it('is refused by a store that checks hashes', async () => {
    const { store } = await open();
    store.inject(always(corruptBody));
    const put = openSdk(store, { requestChecksumCalculation: 'WHEN_REQUIRED' }).send(
      new PutObjectCommand({ Bucket, Key: 'new', Body: 'text' }),
    );
    expect(await failureOf(put)).toBe('400 XAmzContentSHA256Mismatch');
    expect(store.objects.has('new')).toBe(false);
  });

  it('is kept by a store that does not', async () => {
    const { store } = await open({ bodyHash: 'ignored' });
    store.inject(always(corruptBody));
    await openSdk(store, { requestChecksumCalculation: 'WHEN_REQUIRED' }).send(
      new PutObjectCommand({ Bucket, Key: 'new', Body: 'text' }),
    );
    expect(store.objects.get('new')?.bytes.toString()).toBe('uext');
  });
});

describe('a rule', () => {
  it('denies what fits, with or without further faults', async () => {
    const rules = [denies(({ operation, key }) => operation === 'PutObject' && key.startsWith('secret/'))];
    const { store, put, get } = await open({ rules });
    expect(await failureOf(put('secret/a'))).toBe('403 AccessDenied');
    store.inject(toRequest('GetObject', 1, slowDown));
    expect(await failureOf(put('secret/a'))).toBe('403 AccessDenied');
    expect(await failureOf(put('public'))).toBe('no failure');
    expect(await failureOf(get())).toBe('503 SlowDown');
  });

  it('locks objects: they can be read and written, and not deleted', async () => {
    const { store, get, put, remove, removeAll } = await open({
      rules: [locksObjects((key) => key === 'old')],
    });
    await get('old');
    await put('old');
    await put('new');
    expect(await failureOf(remove('old'))).toBe('403 AccessDenied');
    expect((await removeAll('old', 'new')).Errors).toMatchObject([{ Key: 'old', Code: 'AccessDenied' }]);
    expect([...store.objects.keys()]).toEqual(['old']);
  });

  it('demands conditions on puts and copies', async () => {
    const { put, copy, get } = await open({ rules: [demandsConditions()] });
    expect(await failureOf(put())).toBe('403 AccessDenied');
    expect(await failureOf(copy())).toBe('403 AccessDenied');
    expect(await failureOf(put('new', { IfNoneMatch: '*' }))).toBe('no failure');
    expect(await failureOf(get())).toBe('no failure');
  });

  it('sends on to another region', async () => {
    const there = await openStore({ region: 'eu-west-1' });
    there.place('page', 'there');
    const get = async (status: 301 | 307) => {
      const { store } = await open({ rules: [movedTo({ ...there, status })] });
      return openRaw(store)('GET', '/pier/page?x-id=GetObject', { redirect: 'manual' });
    };
    const permanent = await get(301);
    expect([permanent.status, permanent.headers.get('x-amz-bucket-region')]).toEqual([301, 'eu-west-1']);
    expect(permanent.headers.has('location')).toBe(false);
    expect(await permanent.text()).toContain(`<Endpoint>${new URL(there.endpoint).host}</Endpoint>`);
    const temporary = await get(307);
    expect(temporary.status).toBe(307);
    expect(temporary.headers.get('location')).toBe(`${there.endpoint}/pier/page?x-id=GetObject`);
  });
});

it('lists the objects of a moment ago', async () => {
  const { store, put, get, list } = await open();
  store.inject(oldList(store.objects));
  await put('new');
  await get('new');
  expect((await list()).Contents?.map(({ Key }) => Key)).toEqual(['old']);
  store.inject();
  expect((await list()).Contents?.map(({ Key }) => Key)).toEqual(['new', 'old']);
});

it('takes as long as planned', async () => {
  const { store, put } = await open();
  store.inject(always({ kind: 'delay', delayMs: 30 }));
  const begunAt = performance.now();
  await put();
  expect(performance.now() - begunAt).toBeGreaterThan(25);
});
