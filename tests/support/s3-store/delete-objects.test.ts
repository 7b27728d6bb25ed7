import { createHash } from 'node:crypto';
import { DeleteObjectsCommand } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { failureOf, openRaw, openSdk, openStore, resultOf } from './clients.ts';
import { failsAlways } from './faults.ts';
import { accessDenied } from './happenings.ts';
import type { TestStore } from './open-test-store.ts';

const deleteAll = (store: TestStore, keys: readonly string[], Quiet = false) =>
  openSdk(store).send(
    new DeleteObjectsCommand({ Bucket: 'pier', Delete: { Objects: keys.map((Key) => ({ Key })), Quiet } }),
  );

it('deletes a batch, missing keys included', async () => {
  const store = await openStore();
  for (const key of ['a', 'b & <c>', '"d" ü 🎡', 'stays']) store.place(key, key);
  const { Deleted, Errors } = await deleteAll(store, ['a', 'b & <c>', '"d" ü 🎡', 'missing']);
  expect(Deleted?.map(({ Key }) => Key)).toEqual(['a', 'b & <c>', '"d" ü 🎡', 'missing']);
  expect(Errors ?? []).toEqual([]);
  expect([...store.objects.keys()]).toEqual(['stays']);
});

it('tells errors only where that is asked for', async () => {
  const store = await openStore();
  for (const key of ['a', 'b']) store.place(key, key);
  store.inject(failsAlways('b', accessDenied));
  const { Deleted, Errors } = await deleteAll(store, ['a', 'b'], true);
  expect(Deleted ?? []).toEqual([]);
  expect(Errors).toEqual([{ Key: 'b', Code: 'AccessDenied', Message: 'Access Denied' }]);
  expect([...store.objects.keys()]).toEqual(['b']);
});

it('takes a thousand keys, and not one more', async () => {
  const store = await openStore();
  const keys = Array.from({ length: 1001 }, (_, index) => `page-${index}`);
  for (const key of keys) store.place(key, key);
  expect(await failureOf(deleteAll(store, keys))).toBe('400 MalformedXML');
  expect(store.objects.size).toBe(1001);
  await deleteAll(store, keys.slice(1));
  expect([...store.objects.keys()]).toEqual(['page-0']);
});

it('deletes a version that is named by its ETag', async () => {
  const store = await openStore();
  for (const key of ['a', 'b']) store.place(key, key);
  const Objects = [
    { Key: 'a', ETag: store.objects.get('a')?.etag },
    { Key: 'b', ETag: '"other"' },
  ];
  const command = new DeleteObjectsCommand({ Bucket: 'pier', Delete: { Objects } });
  const { Errors } = await openSdk(store).send(command);
  expect(Errors).toMatchObject([{ Key: 'b', Code: 'PreconditionFailed' }]);
  expect([...store.objects.keys()]).toEqual(['b']);
});

const xml = '<Delete><Object><Key>a</Key></Object></Delete>';
const md5 = (text: string) => createHash('md5').update(text).digest('base64');

it.each([
  ['without a digest', xml, {}, '400 InvalidRequest'],
  ['with the MD5 of its body', xml, { 'content-md5': md5(xml) }, '200'],
  ['with another MD5', xml, { 'content-md5': md5('other') }, '400 BadDigest'],
  ['without a key', '<Delete></Delete>', { 'content-md5': md5('<Delete></Delete>') }, '400 MalformedXML'],
  ['of another form', '{}', { 'content-md5': md5('{}') }, '400 MalformedXML'],
])('answers a batch %s', async (_, body, headers, expected) => {
  const store = await openStore();
  store.place('a', 'a');
  expect(await resultOf(openRaw(store)('POST', '/pier?delete', { headers, body }))).toBe(expected);
  expect(store.objects.has('a')).toBe(expected !== '200');
});

it('is answered with 501 by a store without it', async () => {
  const store = await openStore({ batchDelete: false });
  store.place('a', 'a');
  expect(await failureOf(deleteAll(store, ['a']))).toBe('501 NotImplemented');
  expect(store.objects.has('a')).toBe(true);
});
