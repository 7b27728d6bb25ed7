import { describe, expect, it } from 'vitest';
import { toRequest } from '../../../support/s3-store/faults.ts';
import { corruptBody } from '../../../support/s3-store/happenings.ts';
import { listAll } from '../../support/list-all.ts';
import { objectOf, openPair } from './open-pair.ts';

describe('an object in a bucket', () => {
  it('comes back with its bytes and headers', async () => {
    const { store, server } = await openPair();
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0',
      'content-encoding': 'gzip',
      'x-amz-meta-build': '7',
    };
    // Not packed: the store and we must not look into it.
    const put = await store.put('a/index.html', objectOf('<h1>Pier</h1>', { headers }));
    expect(put.outcome).toBe('written');
    const read = await store.get('a/index.html');
    expect(read?.bytes.toString()).toBe('<h1>Pier</h1>');
    expect(read?.headers).toEqual(headers);
    expect(await store.head('a/index.html')).toMatchObject({
      size: 13,
      etag: put.outcome === 'written' && put.etag,
      headers,
    });
    expect([...server.objects.keys()]).toEqual(['site/a/index.html']);
  });

  it('may be empty', async () => {
    const { store } = await openPair();
    await store.put('empty', objectOf(''));
    expect(await store.get('empty')).toMatchObject({ size: 0, bytes: Buffer.alloc(0) });
    expect(await store.head('empty')).toMatchObject({ size: 0 });
  });

  it('is null when it is missing', async () => {
    const { store, attempts } = await openPair();
    expect([await store.get('none'), await store.head('none')]).toEqual([null, null]);
    expect(attempts.map(({ outcome }) => outcome)).toEqual(['answered', 'answered']);
  });

  it('is copied with headers of its own', async () => {
    const { store } = await openPair();
    await store.put('bodies/ü+ 1', objectOf('page'));
    await store.copy('bodies/ü+ 1', 'index.html', {
      'content-type': 'text/html',
      'cache-control': 'no-cache',
    });
    expect(await store.get('index.html')).toMatchObject({
      bytes: Buffer.from('page'),
      headers: { 'content-type': 'text/html', 'cache-control': 'no-cache' },
    });
  });

  it('is not copied from a missing one', async () => {
    const { store, attempts } = await openPair();
    await expect(store.copy('none', 'index.html', {})).rejects.toMatchObject({
      name: 'SourceError',
      kind: 'http',
      status: 404,
      code: 'NoSuchKey',
      operationName: 'CopyObject',
      attempts: 1,
    });
    expect(attempts).toHaveLength(1);
  });

  it.each([
    'a b.html',
    'a+b',
    '100%',
    'a%20b',
    'a#b',
    'a?b',
    'a&b=c',
    `"quotes'`,
    'caf\u00e9',
    'cafe\u0301',
    '\u{1F600}',
    '~!*()',
    'back\\slash',
    '/leading',
    'two//slashes/',
    'line\nbreak\r\t',
    'control\u0001',
    '<&>',
  ])('has the very key that was written: %j (faults 151)', async (key) => {
    const { store, server } = await openPair();
    await store.put('plain', objectOf('other'));
    await store.put(key, objectOf('one'));
    expect([...server.objects.keys()].sort()).toEqual(['site/plain', `site/${key}`].sort());
    expect((await store.get(key))?.bytes.toString()).toBe('one');
    expect((await listAll(store)).map((object) => object.key).sort()).toEqual(['plain', key].sort());
    await store.copy(key, `${key} copy`, {});
    expect((await store.head(`${key} copy`))?.size).toBe(3);
    expect(await store.remove([key, `${key} copy`, 'missing'])).toEqual([]);
    expect([...server.objects.keys()]).toEqual(['site/plain']);
  });

  it('keeps keys apart that look the same (sync 33)', async () => {
    const { store } = await openPair();
    await store.put('caf\u00e9', objectOf('composed'));
    await store.put('cafe\u0301', objectOf('decomposed'));
    expect((await listAll(store)).map(({ key }) => key)).toEqual(['cafe\u0301', 'caf\u00e9']);
    expect((await store.get('caf\u00e9'))?.bytes.toString()).toBe('composed');
  });

  it('is not asked for under a key that an address cannot hold, nor removed (faults 151)', async () => {
    const { store, server } = await openPair();
    await expect(store.put('a/../b', objectOf('x'))).rejects.toThrow(
      /"site\/a\/\.\.\/b" cannot be published/,
    );
    await expect(store.get('..')).rejects.toMatchObject({ code: 'UnusableKey' });
    expect(server.requests).toEqual([]);
  });

  it('is refused by the store when it was changed on the way, and sent again (faults 154, sync 8)', async () => {
    const { store, server } = await openPair();
    server.inject(toRequest('PutObject', 1, corruptBody));
    expect((await store.put('a', objectOf('bytes'))).outcome).toBe('written');
    expect(server.requests.map(({ status }) => status)).toEqual([400, 200]);
    expect((await store.get('a'))?.bytes.toString()).toBe('bytes');
  });

  it('fails at once when its bytes are not those of its hash (faults 154)', async () => {
    const { store, server } = await openPair();
    await expect(store.put('a', { ...objectOf('bytes'), bytes: Buffer.from('other') })).rejects.toThrow(
      /PutObject of "site\/a" failed: The bytes are not those of the sha256/,
    );
    expect(server.requests).toHaveLength(1);
    expect(server.objects.size).toBe(0);
  });
});
