import { describe, expect, it } from 'vitest';
import { always, denies, failsAlways, locksObjects, toRequest } from '../../../support/s3-store/faults.ts';
import { htmlPage, refuse } from '../../../support/s3-store/happenings.ts';
import type { TestStore } from '../../../support/s3-store/open-test-store.ts';
import { openPair } from './open-pair.ts';

function fill(server: TestStore, count: number): readonly string[] {
  const keys = Array.from({ length: count }, (_, index) => `page-${index}`);
  for (const key of keys) server.place(`site/${key}`, key);
  return keys;
}

const operations = ({ requests }: TestStore): readonly string[] => requests.map(({ operation }) => operation);

describe('the removal of objects', () => {
  it.each([
    [1000, ['DeleteObjects']],
    [1001, ['DeleteObjects', 'DeleteObject']],
    [2002, ['DeleteObjects', 'DeleteObjects', 'DeleteObjects']],
  ])('of %i is done in batches of a thousand (faults 152)', async (count, expected) => {
    const { store, server } = await openPair();
    const keys = fill(server, count);
    server.place('site/stays', 'x');
    expect(await store.remove(keys)).toEqual([]);
    expect([...server.objects.keys()]).toEqual(['site/stays']);
    expect(operations(server)).toEqual(expected);
  });

  it('of none asks nothing, and of missing ones is a success (faults 143)', async () => {
    const { store, server } = await openPair();
    expect(await store.remove([])).toEqual([]);
    expect(operations(server)).toEqual([]);
    expect(await store.remove(['none', 'nothing'])).toEqual([]);
    expect(await store.remove(['none'])).toEqual([]);
  });

  it('tells the keys that stay, though the answer is 200 (faults 153)', async () => {
    const { store, server } = await openPair();
    const keys = fill(server, 5);
    server.inject(locksObjects((key) => key === 'site/page-3'));
    expect(await store.remove(keys)).toEqual([{ key: 'page-3', reason: 'AccessDenied: Access Denied' }]);
    expect([...server.objects.keys()]).toEqual(['site/page-3']);
  });

  it('tells a key that stays when it was asked for alone (faults 153)', async () => {
    const { store, server } = await openPair();
    fill(server, 1);
    server.inject(locksObjects(() => true));
    expect(await store.remove(['page-0'])).toEqual([
      {
        key: 'page-0',
        reason: expect.stringMatching(/^DeleteObject of "site\/page-0" failed: .* 403 AccessDenied/),
      },
    ]);
  });

  it('is repeated alone for a key whose error may pass, and told when it does not (faults 153)', async () => {
    const { store, server } = await openPair();
    const keys = fill(server, 3);
    server.inject(failsAlways('site/page-1'));
    expect(await store.remove(keys)).toEqual([
      { key: 'page-1', reason: expect.stringMatching(/500 InternalError/) },
    ]);
    expect([...server.objects.keys()]).toEqual(['site/page-1']);
  });

  it('is done one by one in a store without batches, which is asked once (sync 31)', async () => {
    const { store, server } = await openPair({ server: { batchDelete: false } });
    const keys = fill(server, 6);
    expect(await store.remove(keys.slice(0, 3))).toEqual([]);
    expect(await store.remove(keys.slice(3))).toEqual([]);
    expect(server.objects.size).toBe(0);
    expect(operations(server)).toEqual(['DeleteObjects', ...Array(6).fill('DeleteObject')]);
  });

  it('is done one by one where Google does not know the request (sync 31)', async () => {
    const { store, server } = await openPair();
    const keys = fill(server, 3);
    server.inject(
      toRequest('DeleteObjects', 1, refuse(400, 'MalformedPOSTRequest', 'The body of your POST')),
    );
    expect(await store.remove(keys)).toEqual([]);
    expect(server.objects.size).toBe(0);
  });

  it('fails as a whole when it is denied as a whole, or answered with HTML (sync 36)', async () => {
    const { store, server } = await openPair();
    const keys = fill(server, 3);
    server.inject(denies(({ operation }) => operation === 'DeleteObjects'));
    await expect(store.remove(keys)).rejects.toMatchObject({ code: 'AccessDenied' });
    server.inject(always(htmlPage));
    await expect(store.remove(keys)).rejects.toMatchObject({ code: 'ForeignAnswer' });
    expect(server.objects.size).toBe(3);
  });

  it('is not taken for done when a proxy answers, or the bucket is missing (faults 140, sync 36)', async () => {
    const { store, server } = await openPair();
    const page = {
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: '<html><p>Log in</p></html>',
    };
    server.inject(toRequest('DeleteObject', 1, { kind: 'answer', answer: page }));
    expect(await store.remove(['page'])).toEqual([
      { key: 'page', reason: expect.stringMatching(/with an HTML page/) },
    ]);
    server.inject(always(refuse(404, 'NoSuchBucket', 'The specified bucket does not exist')));
    expect(await store.remove(['page'])).toEqual([
      { key: 'page', reason: expect.stringMatching(/NoSuchBucket/) },
    ]);
  });

  it('tells the keys that an address cannot hold', async () => {
    const { store, server } = await openPair({ server: { batchDelete: false } });
    fill(server, 1);
    expect(await store.remove(['page-0', 'a/../page-0'])).toEqual([
      { key: 'a/../page-0', reason: expect.stringMatching(/cannot be published/) },
    ]);
  });
});
