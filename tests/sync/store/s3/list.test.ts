import { describe, expect, it } from 'vitest';
import type { Fault, Happening } from '../../../support/s3-store/fault.ts';
import { always, toRequest } from '../../../support/s3-store/faults.ts';
import { cutWithin, htmlPage, missingToken } from '../../../support/s3-store/happenings.ts';
import type { TestStore } from '../../../support/s3-store/open-test-store.ts';
import { listAll } from '../../support/list-all.ts';
import { openPair } from './open-pair.ts';

function fill(server: TestStore, count: number): readonly string[] {
  const keys = Array.from({ length: count }, (_, index) => `page ${String(index).padStart(5, '0')}`);
  for (const key of keys) server.place(`site/${key}`, key);
  return keys;
}

/** Changes the text of a page of the list. */
const edit = (change: (body: string) => string): Happening => ({
  kind: 'edit-answer',
  edit: (answer) => ({ ...answer, body: change(String(answer.body)) }),
});

/** Gives the first page for every token. */
function firstForEver(): Happening {
  let first: string | undefined;
  return edit((body) => {
    first ??= body;
    return first;
  });
}

describe('a list of objects', () => {
  it.each([
    [0, 1],
    [1000, 1],
    [1001, 2],
    [2345, 3],
  ])('of %i is whole, in %i pages (faults 149, sync 32)', async (count, pages) => {
    const { store, server } = await openPair();
    const keys = fill(server, count);
    const found = await listAll(store);
    expect(found.map(({ key }) => key)).toEqual(keys);
    expect(server.requests).toHaveLength(pages);
  });

  it('is whole when the store gives shorter pages than asked for (faults 149)', async () => {
    const { store, server } = await openPair({ server: { pageSize: 7 } });
    const keys = fill(server, 50);
    expect((await listAll(store)).map(({ key }) => key)).toEqual(keys);
    expect(server.requests).toHaveLength(8);
  });

  it('has sizes and etags, and nothing beside the prefix (sync 16)', async () => {
    const { store, server } = await openPair();
    for (const key of ['site/a/1', 'site/b', 'site-old/a/2', 'site2/a/3', 'a/4']) server.place(key, 'four');
    const etag = (await store.head('b'))?.etag;
    expect(await listAll(store)).toEqual([
      { key: 'a/1', size: 4, etag },
      { key: 'b', size: 4, etag },
    ]);
    expect((await listAll(store, 'a/')).map(({ key }) => key)).toEqual(['a/1']);
  });

  it('goes on after a page that was cut (faults 149)', async () => {
    const { store, server } = await openPair({ server: { pageSize: 10 } });
    const keys = fill(server, 30);
    server.inject(toRequest('ListObjectsV2', 2, cutWithin));
    expect((await listAll(store)).map(({ key }) => key)).toEqual(keys);
  });

  it.each([
    ['has no token for its next page', missingToken, /it ends without its last page/],
    ['repeats a page', firstForEver(), /it repeats a page/],
    [
      'does not tell its end',
      edit((body) => body.replace(/<IsTruncated>.*?<\/IsTruncated>/, '')),
      /tell its end/,
    ],
    ['is torn', edit((body) => body.slice(0, -30)), /with something else instead of the answer of a store/],
    ['is HTML', htmlPage, /answers 200 with an HTML page instead/],
    ['is empty', edit(() => ''), /with something else/],
    [
      'has keys of others',
      edit((body) => body.replaceAll('<Key>site', '<Key>other')),
      /is not below "site\/"/,
    ],
  ])('is refused when it %s (sync 32 and 36)', async (_, happening, message) => {
    const { store, server } = await openPair({ server: { pageSize: 10 } });
    fill(server, 30);
    server.inject(always(happening));
    await expect(listAll(store)).rejects.toThrow(message);
  });

  it.each([
    ['has no keys', () => '', /100 pages are empty/],
    [
      'repeats its keys',
      (page: number) => `<Contents><Key>site/${page % 7}</Key><Size>1</Size></Contents>`,
      /it repeats a page/,
    ],
  ])('is refused when it never ends and %s (sync 46)', async (_, objectsOf, message) => {
    const { store, server } = await openPair({});
    server.inject(endless(objectsOf));
    await expect(listAll(store)).rejects.toThrow(message);
  });
});

/** A list with another token for each page. */
function endless(objectsOf: (page: number) => string): Fault {
  return ({ count }) => {
    const token = `<IsTruncated>true</IsTruncated><NextContinuationToken>${count}</NextContinuationToken>`;
    const body = `<ListBucketResult>${token}${objectsOf(count)}</ListBucketResult>`;
    return { kind: 'answer', answer: { status: 200, headers: { 'content-type': 'application/xml' }, body } };
  };
}
