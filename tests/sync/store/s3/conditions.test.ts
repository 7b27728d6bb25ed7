import { describe, expect, it } from 'vitest';
import { always, toRequest } from '../../../support/s3-store/faults.ts';
import { conflict, cutAfter, cutBefore, hangAfter } from '../../../support/s3-store/happenings.ts';
import { objectOf, openPair } from './open-pair.ts';

describe('a put with a condition', () => {
  it('is refused where there is an object already', async () => {
    const { store } = await openPair();
    const first = await store.put('lock', objectOf('one', { condition: 'absent' }));
    expect(first.outcome).toBe('written');
    expect(await store.put('lock', objectOf('two', { condition: 'absent' }))).toEqual({ outcome: 'refused' });
    // The same bytes, but not from this put.
    expect(await store.put('lock', objectOf('one', { condition: 'absent' }))).toEqual({ outcome: 'refused' });
    expect((await store.get('lock'))?.bytes.toString()).toBe('one');
  });

  it('replaces the version that it names and no other, nor a missing one', async () => {
    const { store } = await openPair();
    const first = await store.put('live', objectOf('one'));
    if (first.outcome !== 'written') throw new Error('not written');
    const condition = { etag: first.etag };
    expect((await store.put('live', objectOf('two', { condition }))).outcome).toBe('written');
    expect(await store.put('live', objectOf('three', { condition }))).toEqual({ outcome: 'refused' });
    expect(await store.put('gone', objectOf('three', { condition }))).toEqual({ outcome: 'refused' });
    expect((await store.get('live'))?.bytes.toString()).toBe('two');
  });

  it('replaces the version that it names where etags are compared without their quotes, as in Ceph 16', async () => {
    const { store } = await openPair({ server: { etagQuotes: 'none' } });
    const first = await store.put('live', objectOf('one'));
    if (first.outcome !== 'written') throw new Error('not written');
    const condition = { etag: first.etag };
    const second = await store.put('live', objectOf('two', { condition }));
    expect(second).toEqual({ outcome: 'written', etag: (await store.head('live'))?.etag });
    expect(await store.put('live', objectOf('three', { condition }))).toEqual({ outcome: 'refused' });
    expect((await store.get('live'))?.bytes.toString()).toBe('two');
  });

  it('is repeated after a conflict (sync 3)', async () => {
    const { store, server } = await openPair();
    server.inject(toRequest('PutObject', 1, conflict), toRequest('PutObject', 2, conflict));
    expect((await store.put('lock', objectOf('one', { condition: 'absent' }))).outcome).toBe('written');
    expect(server.requests.map(({ status }) => status)).toEqual([409, 409, 200]);
  });

  it.each([
    ['an MD5', 'md5'],
    ['something else', 'opaque'],
  ] as const)('counts as written when its own answer was lost, and the etag is %s', async (_, etags) => {
    const { store, server } = await openPair({ server: { etags } });
    server.inject(toRequest('PutObject', 1, cutAfter));
    const put = await store.put('lock', objectOf('mine', { condition: 'absent' }));
    expect(put).toEqual({ outcome: 'written', etag: (await store.head('lock'))?.etag });
  });

  it('counts as written when its own answer did not come in time', async () => {
    const { store, server } = await openPair({ store: { limits: { timeoutMs: 200 } } });
    server.inject(toRequest('PutObject', 1, hangAfter));
    expect((await store.put('lock', objectOf('mine', { condition: 'absent' }))).outcome).toBe('written');
  });

  it.each(['md5', 'opaque'] as const)(
    'is refused when another one came before its second attempt (%s)',
    async (etags) => {
      const { store, server } = await openPair({ server: { etags } });
      server.inject(toRequest('PutObject', 1, cutBefore));
      server.place('site/lock', 'them');
      expect(await store.put('lock', objectOf('mine', { condition: 'absent' }))).toEqual({
        outcome: 'refused',
      });
    },
  );

  it('replaces a version once when its own answer was lost', async () => {
    const { store, server } = await openPair();
    const first = await store.put('live', objectOf('one'));
    if (first.outcome !== 'written') throw new Error('not written');
    server.inject(toRequest('PutObject', 1, cutAfter));
    const put = await store.put('live', objectOf('two', { condition: { etag: first.etag } }));
    expect(put).toEqual({ outcome: 'written', etag: (await store.head('live'))?.etag });
  });

  it('fails with the code of a store without conditions, at once', async () => {
    const { store, server } = await openPair({ server: { conditions: 'unsupported' } });
    await expect(store.put('lock', objectOf('one', { condition: 'absent' }))).rejects.toMatchObject({
      status: 501,
      code: 'NotImplemented',
      attempts: 1,
    });
    expect(server.requests).toHaveLength(1);
  });

  it('fails when the conflict never ends', async () => {
    const { store, server } = await openPair();
    server.inject(always(conflict));
    await expect(store.put('lock', objectOf('one', { condition: 'absent' }))).rejects.toMatchObject({
      code: 'ConditionalRequestConflict',
      attempts: 8,
    });
  });

  it('fails for a missing bucket, and is not only refused', async () => {
    const { store, server } = await openPair({ store: { address: 's3://other' } });
    await expect(store.put('live', objectOf('one', { condition: { etag: '"x"' } }))).rejects.toMatchObject({
      code: 'NoSuchBucket',
    });
    expect(server.requests).toHaveLength(1);
  });
});
