import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { AwsV4Signer } from 'aws4fetch';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../generator/util/hash.ts';
import { failureOf, openRaw, openSdk, openStore, resultOf } from './clients.ts';

const Bucket = 'pier';

const oddKeys = [
  'a b',
  'a+b',
  '100%',
  '100%25',
  '#top',
  'who?',
  'a&b=c',
  `"it's"`,
  'ü'.normalize('NFC'),
  'ü'.normalize('NFD'),
  '🎡/ferris',
  "~!*()'",
  'a\\b',
  'a/../b',
  '..',
  '//twice',
  'a:b;c,d@e$f',
  '<tag>',
  'tab\there',
];

describe('an object', () => {
  it('is read as it was put, with its headers', async () => {
    const store = await openStore();
    const sdk = openSdk(store);
    const headers = {
      CacheControl: 'no-cache',
      ContentDisposition: 'inline',
      ContentEncoding: 'gzip',
      ContentLanguage: 'en',
      ContentType: 'text/html; charset=utf-8',
      Metadata: { sha256: 'abc' },
    };
    const put = await sdk.send(
      new PutObjectCommand({ Bucket, Key: 'index.html', Body: 'Hello', ...headers }),
    );
    expect(put.ETag).toBe(`"${createHash('md5').update('Hello').digest('hex')}"`);

    const { Body, ...got } = await sdk.send(new GetObjectCommand({ Bucket, Key: 'index.html' }));
    expect(await Body?.transformToString()).toBe('Hello');
    expect(got).toMatchObject({ ...headers, ETag: put.ETag, ContentLength: 5 });
    const head = await sdk.send(new HeadObjectCommand({ Bucket, Key: 'index.html' }));
    expect(head).toMatchObject({ ...headers, ETag: put.ETag, ContentLength: 5 });
    expect(store.requests).toEqual([
      { operation: 'PutObject', method: 'PUT', key: 'index.html', status: 200, received: 5, sent: 0 },
      { operation: 'GetObject', method: 'GET', key: 'index.html', status: 200, received: 0, sent: 5 },
      { operation: 'HeadObject', method: 'HEAD', key: 'index.html', status: 200, received: 0, sent: 0 },
    ]);
  });

  it.each(oddKeys)('keeps the key %j to the byte', async (Key) => {
    const store = await openStore();
    const sdk = openSdk(store);
    await sdk.send(new PutObjectCommand({ Bucket, Key, Body: 'text' }));
    expect([...store.objects.keys()]).toEqual([Key]);
    const CopySource = `${Bucket}/${encodeURIComponent(Key)}`;
    await sdk.send(new CopyObjectCommand({ Bucket, Key: 'copy', CopySource }));
    const { Body } = await sdk.send(new GetObjectCommand({ Bucket, Key: 'copy' }));
    expect(await Body?.transformToString()).toBe('text');
    await sdk.send(new DeleteObjectCommand({ Bucket, Key }));
    expect([...store.objects.keys()]).toEqual(['copy']);
  });

  it('has a space where its address has a plus sign', async () => {
    const store = await openStore();
    store.place('a b', 'text');
    const signed = await new AwsV4Signer({
      ...store.credentials,
      url: `${store.endpoint}/pier/a%20b`,
      service: 's3',
    }).sign();
    const address = signed.url.href.replace('%20', '+');
    expect(await resultOf(fetch(address, { headers: signed.headers }))).toBe('200');
  });

  it('is missing for GET and HEAD, and its deletion is no error', async () => {
    const sdk = openSdk(await openStore());
    expect(await failureOf(sdk.send(new GetObjectCommand({ Bucket, Key: 'a' })))).toBe('404 NoSuchKey');
    expect(await failureOf(sdk.send(new HeadObjectCommand({ Bucket, Key: 'a' })))).toBe('404 NotFound');
    const { $metadata } = await sdk.send(new DeleteObjectCommand({ Bucket, Key: 'a' }));
    expect($metadata.httpStatusCode).toBe(204);
  });

  it('is told to be unchanged to who knows it', async () => {
    const store = await openStore();
    store.place('a', 'text');
    const etag = store.objects.get('a')?.etag ?? '';
    const ask = openRaw(store);
    expect(await resultOf(ask('GET', '/pier/a', { headers: { 'if-none-match': etag } }))).toBe('304');
    expect(await resultOf(ask('GET', '/pier/a', { headers: { 'if-none-match': '"other"' } }))).toBe('200');
    expect(await resultOf(ask('GET', '/pier/a', { headers: { 'if-match': '"other"' } }))).toBe(
      '412 PreconditionFailed',
    );
  });

  it('is told by an ETag that is not its MD5, where the store is such', async () => {
    const store = await openStore({ etags: 'opaque' });
    const sdk = openSdk(store);
    const [first, second] = [
      await sdk.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'text' })),
      await sdk.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'text' })),
    ];
    expect(first.ETag).toMatch(/^"[0-9a-f]{32}"$/);
    expect(second.ETag).not.toBe(first.ETag);
  });

  it('is not found by parameters that the store does not know', async () => {
    const ask = openRaw(await openStore());
    expect(await resultOf(ask('PUT', '/pier/a?acl'))).toBe('501 NotImplemented');
    expect(await resultOf(ask('GET', '/pier/a?versionId=1'))).toBe('501 NotImplemented');
    expect(await resultOf(ask('POST', '/pier/a?uploads'))).toBe('501 NotImplemented');
    expect(await resultOf(ask('PUT', '/pier'))).toBe('501 NotImplemented');
  });
});

describe('the body of a put', () => {
  const put = async (headers: Record<string, string>, options = {}) => {
    const store = await openStore(options);
    const result = await resultOf(openRaw(store)('PUT', '/pier/a', { headers, body: 'text' }));
    expect(store.objects.has('a')).toBe(result === '200');
    return result;
  };

  it('fits its hashes', async () => {
    const md5 = createHash('md5').update('text').digest('base64');
    const checksum = createHash('sha256').update('text').digest('base64');
    expect(await put({ 'x-amz-content-sha256': sha256('text') })).toBe('200');
    expect(await put({ 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' })).toBe('200');
    expect(await put({ 'content-md5': md5, 'x-amz-checksum-sha256': checksum })).toBe('200');
  });

  it('is refused with a hash of something else', async () => {
    const mismatch = '400 XAmzContentSHA256Mismatch';
    expect(await put({ 'x-amz-content-sha256': sha256('test') })).toBe(mismatch);
    expect(await put({ 'content-md5': createHash('md5').update('test').digest('base64') })).toBe(
      '400 BadDigest',
    );
    expect(await put({ 'x-amz-checksum-crc32': 'AAAAAA==' })).toBe('400 BadDigest');
    expect(await put({ 'x-amz-checksum-sha256': 'wrong' })).toBe('400 BadDigest');
    expect(await put({ 'x-amz-checksum-crc32c': 'AAAAAA==' })).toBe('501 NotImplemented');
  });

  it('is kept with a hash of something else by a store that does not look', async () => {
    const ignoring = { bodyHash: 'ignored' };
    expect(await put({ 'x-amz-content-sha256': sha256('test') }, ignoring)).toBe('200');
  });

  it('may come in pieces of unknown length with a checksum behind them', async () => {
    const store = await openStore();
    const Body = Readable.from([Buffer.alloc(100_000, 'a'), Buffer.alloc(100_000, 'b')]);
    const put = new PutObjectCommand({ Bucket, Key: 'a', Body, ContentLength: 200_000 });
    await openSdk(store, { requestChecksumCalculation: 'WHEN_SUPPORTED' }).send(put);
    const { bytes, headers } = store.objects.get('a') ?? {};
    expect(bytes?.equals(Buffer.from('a'.repeat(100_000) + 'b'.repeat(100_000)))).toBe(true);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(store.requests[0]?.received).toBeGreaterThan(200_000);
  });
});

describe('a condition', () => {
  const etagOf = {
    present: '"9dd4e461268c8034f5c8564e155c67a6"',
    other: '"0cc175b9c0f1b6a831c399e269772661"',
  };

  it.each([
    ['PUT', 'absent', { 'if-none-match': '*' }, '200'],
    ['PUT', 'present', { 'if-none-match': '*' }, '412 PreconditionFailed'],
    ['PUT', 'present', { 'if-none-match': etagOf.present }, '501 NotImplemented'],
    ['PUT', 'present', { 'if-match': etagOf.present }, '200'],
    ['PUT', 'present', { 'if-match': '9dd4e461268c8034f5c8564e155c67a6' }, '200'],
    ['PUT', 'present', { 'if-match': etagOf.other }, '412 PreconditionFailed'],
    ['PUT', 'absent', { 'if-match': etagOf.present }, '404 NoSuchKey'],
    ['DELETE', 'present', { 'if-match': etagOf.present }, '204'],
    ['DELETE', 'present', { 'if-match': '*' }, '204'],
    ['DELETE', 'present', { 'if-match': etagOf.other }, '412 PreconditionFailed'],
    ['DELETE', 'absent', { 'if-match': '*' }, '404 NoSuchKey'],
  ])('of a %s on an %s object with %j gives %s', async (method, state, headers, expected) => {
    const store = await openStore();
    if (state === 'present') store.place('a', 'x');
    const before = store.objects.get('a');
    const body = method === 'PUT' ? { body: 'new' } : {};
    expect(await resultOf(openRaw(store)(method, '/pier/a', { headers, ...body }))).toBe(expected);
    expect(store.objects.get('a') === before).toBe(!expected.startsWith('2'));
  });

  it.each([
    ['ignored', '200'],
    ['unsupported', '501 NotImplemented'],
  ] as const)('that is %s by the store gives %s', async (conditions, expected) => {
    const store = await openStore({ conditions });
    store.place('a', 'x');
    const ask = openRaw(store);
    expect(await resultOf(ask('PUT', '/pier/a', { headers: { 'if-none-match': '*' }, body: 'new' }))).toBe(
      expected,
    );
    expect(await resultOf(ask('PUT', '/pier/a', { body: 'new' }))).toBe('200');
  });

  it('lets one of eight clients win', async () => {
    const store = await openStore();
    const sdk = openSdk(store);
    const put = (Body: string) =>
      sdk.send(new PutObjectCommand({ Bucket, Key: 'lock', Body, IfNoneMatch: '*' }));
    const results = await Promise.all([...'abcdefgh'].map((name) => failureOf(put(name))));
    expect(results.toSorted()).toEqual([...Array(7).fill('412 PreconditionFailed'), 'no failure']);
    const winner = 'abcdefgh'[results.indexOf('no failure')];
    expect(store.objects.get('lock')?.bytes.toString()).toBe(winner);
  });
});

describe('a copy', () => {
  const copyHeaders = {
    MetadataDirective: 'REPLACE',
    ContentType: 'text/html',
    CacheControl: 'no-cache',
  } as const;
  const open = async (options = {}) => {
    const store = await openStore(options);
    store.place('from', 'text', { 'content-type': 'text/plain', 'x-amz-meta-a': '1' });
    const copy = (Key: string, CopySource: string, rest = {}) =>
      openSdk(store).send(new CopyObjectCommand({ Bucket, Key, CopySource, ...rest }));
    return { store, copy };
  };

  it('has the headers of the source', async () => {
    const { store, copy } = await open();
    const { CopyObjectResult } = await copy('to', '/pier/from', { ContentType: 'text/html' });
    const { bytes, headers, etag } = store.objects.get('to') ?? {};
    expect(bytes?.toString()).toBe('text');
    expect(headers).toEqual({ 'content-type': 'text/plain', 'x-amz-meta-a': '1' });
    expect(CopyObjectResult?.ETag).toBe(etag);
  });

  it('has headers of its own where they are replaced', async () => {
    const { store, copy } = await open();
    await copy('to', 'pier/from', copyHeaders);
    const replaced = { 'content-type': 'text/html', 'cache-control': 'no-cache' };
    expect(store.objects.get('to')?.headers).toEqual(replaced);
    await copy('from', 'pier/from', copyHeaders);
    expect(store.objects.get('from')?.headers).toEqual(replaced);
  });

  it('keeps the headers of the source in a store that ignores the directive', async () => {
    const { store, copy } = await open({ copyHeaders: 'ignored' });
    await copy('to', 'pier/from', copyHeaders);
    expect(store.objects.get('to')?.headers['content-type']).toBe('text/plain');
  });

  it('is refused without a source, of another bucket, and onto itself without new headers', async () => {
    const { copy } = await open();
    expect(await failureOf(copy('to', 'pier/missing'))).toBe('404 NoSuchKey');
    expect(await failureOf(copy('to', 'quay/from'))).toBe('404 NoSuchBucket');
    expect(await failureOf(copy('from', 'pier/from'))).toBe('400 InvalidRequest');
  });

  it('keeps to its conditions', async () => {
    const { store, copy } = await open();
    store.place('to', 'old');
    const refused = '412 PreconditionFailed';
    const source = store.objects.get('from')?.etag;
    expect(await failureOf(copy('to', 'pier/from', { CopySourceIfMatch: '"other"' }))).toBe(refused);
    expect(await failureOf(copy('to', 'pier/from', { CopySourceIfNoneMatch: source }))).toBe(refused);
    expect(await failureOf(copy('to', 'pier/from', { IfNoneMatch: '*' }))).toBe(refused);
    expect(await failureOf(copy('to', 'pier/from', { IfMatch: '"other"' }))).toBe(refused);
    expect(store.objects.get('to')?.bytes.toString()).toBe('old');
    const { etag } = store.objects.get('to') ?? {};
    expect(await failureOf(copy('to', 'pier/from', { IfMatch: etag, CopySourceIfMatch: source }))).toBe(
      'no failure',
    );
  });

  it('knows no conditions in a store that checks them on puts only', async () => {
    const { copy } = await open({ copyConditions: 'unsupported' });
    expect(await failureOf(copy('to', 'pier/from', { IfNoneMatch: '*' }))).toBe('501 NotImplemented');
  });
});
