import {
  ListObjectsV2Command,
  type ListObjectsV2CommandInput,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { openRaw, openSdk, openStore, resultOf } from './clients.ts';
import type { TestStore } from './open-test-store.ts';

const Bucket = 'pier';

function place(store: TestStore, keys: Iterable<string>): void {
  for (const key of keys) store.place(key, key);
}

/** All keys, page by page. */
async function listPages(store: TestStore, input: Partial<ListObjectsV2CommandInput> = {}) {
  const pages: string[][] = [];
  for await (const page of paginateListObjectsV2({ client: openSdk(store) }, { Bucket, ...input }))
    pages.push((page.Contents ?? []).map(({ Key = '' }) => Key));
  return pages;
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `page-${String(index).padStart(4, '0')}`);

it.each([
  [0, [0]],
  [1000, [1000]],
  [1001, [1000, 1]],
  [2345, [1000, 1000, 345]],
])('lists %i objects in pages of %j', async (count, expected) => {
  const store = await openStore();
  place(store, numbered(count).toReversed());
  const pages = await listPages(store);
  expect(pages.map((page) => page.length)).toEqual(expected);
  expect(pages.flat()).toEqual(numbered(count));
});

it('lists in smaller pages than asked for where the store is such', async () => {
  const store = await openStore({ pageSize: 3 });
  place(store, numbered(7));
  expect((await listPages(store, { MaxKeys: 5 })).map((page) => page.length)).toEqual([3, 3, 1]);
  expect((await listPages(store, { MaxKeys: 2 })).map((page) => page.length)).toEqual([2, 2, 2, 1]);
});

it('sorts by the bytes of UTF-8, not by the units of UTF-16', async () => {
  const store = await openStore({ pageSize: 2 });
  // The units of the wheel are before the letter, its bytes behind.
  const sorted = ['A', 'a', 'u\u0308', 'ü', 'ﬁ', '🎡'];
  place(store, sorted.toReversed());
  expect((await listPages(store)).flat()).toEqual(sorted);
});

it('lists what begins with a prefix, from behind a key', async () => {
  const store = await openStore({ pageSize: 2 });
  place(store, ['site-old/a', 'site/', 'site/a', 'site/a b', 'site/b', 'site/c', 'site2/a']);
  expect((await listPages(store, { Prefix: 'site/' })).flat()).toEqual([
    'site/',
    'site/a',
    'site/a b',
    'site/b',
    'site/c',
  ]);
  expect((await listPages(store, { Prefix: 'site/', StartAfter: 'site/a' })).flat()).toEqual([
    'site/a b',
    'site/b',
    'site/c',
  ]);
  expect((await listPages(store, { Prefix: 'nothing/' })).flat()).toEqual([]);
});

it('tells size and ETag of each object', async () => {
  const store = await openStore({ now: () => Date.now() });
  store.place('a', 'text');
  const { Contents, KeyCount, IsTruncated } = await openSdk(store).send(new ListObjectsV2Command({ Bucket }));
  expect(Contents).toMatchObject([{ Key: 'a', Size: 4, ETag: store.objects.get('a')?.etag }]);
  expect({ KeyCount, IsTruncated }).toEqual({ KeyCount: 1, IsTruncated: false });
});

it('joins keys by a delimiter, over pages', async () => {
  const store = await openStore({ pageSize: 2 });
  place(store, ['a', 'b/1', 'b/2', 'b/3', 'c', 'd/1']);
  const found: unknown[] = [];
  for await (const page of paginateListObjectsV2({ client: openSdk(store) }, { Bucket, Delimiter: '/' }))
    found.push([
      ...(page.Contents ?? []).map(({ Key }) => Key),
      ...(page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix),
    ]);
  expect(found).toEqual([
    ['a', 'b/'],
    ['c', 'd/'],
  ]);
});

it('encodes keys as a form does where that is asked for', async () => {
  const store = await openStore();
  place(store, ['a b', 'a+b', 'a/ü&', 'line\nfeed']);
  const list = async (query: string) => {
    const answer = await openRaw(store)('GET', `/pier?list-type=2${query}`);
    return [...(await answer.text()).matchAll(/<Key>(.*?)<\/Key>/gs)].map(([, key]) => key);
  };
  expect(await list('&encoding-type=url')).toEqual(['a+b', 'a%2Bb', 'a/%C3%BC%26', 'line%0Afeed']);
  expect(await list('')).toEqual(['a b', 'a+b', 'a/ü&amp;', 'line\nfeed']);
});

it('sees every write between two pages', async () => {
  const store = await openStore({ pageSize: 1 });
  place(store, ['b', 'd']);
  const sdk = openSdk(store);
  const first = await sdk.send(new ListObjectsV2Command({ Bucket }));
  store.objects.delete('b');
  place(store, ['a', 'c']);
  const next = new ListObjectsV2Command({ Bucket, ContinuationToken: first.NextContinuationToken });
  expect((await sdk.send(next)).Contents?.[0]?.Key).toBe('c');
});

it('refuses a token that it did not give, and numbers that are not numbers', async () => {
  const ask = openRaw(await openStore());
  const refused = '400 InvalidArgument';
  expect(await resultOf(ask('GET', '/pier?list-type=2&continuation-token=abc'))).toBe(refused);
  expect(await resultOf(ask('GET', '/pier?list-type=2&continuation-token='))).toBe(refused);
  expect(await resultOf(ask('GET', '/pier?list-type=2&max-keys=many'))).toBe(refused);
  expect(await resultOf(ask('GET', '/pier?list-type=2&encoding-type=base64'))).toBe(refused);
  expect(await resultOf(ask('GET', '/pier'))).toBe('501 NotImplemented');
});
