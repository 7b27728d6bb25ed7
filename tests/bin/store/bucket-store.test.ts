import { describe, expect, it } from 'vitest';
import { toRawStore } from '../../../bin/store/bucket-store.ts';
import { keysOfSecret } from '../../../generator/store/store-keys.ts';
import { openWorkStore } from '../../../generator/store/work-store.ts';
import { sha256 } from '../../../generator/util/hash.ts';
import { refused } from '../../../sync/credentials/refuse.ts';
import type { S3StoreOptions } from '../../../sync/store/s3/s3-store.ts';
import type { Happening } from '../../support/s3-store/fault.ts';
import { always } from '../../support/s3-store/faults.ts';
import {
  accessDenied,
  cutBefore,
  cutWithin,
  hang,
  htmlPage,
  internalError,
  refuse,
} from '../../support/s3-store/happenings.ts';
import { poisons, storeSecret } from '../../support/work-store/poisons.ts';
import { openPair } from '../../sync/store/s3/open-pair.ts';

const nameOf = (inputs: string) => `picture/${sha256(inputs)}`;
const name = nameOf('inputs');
const value = Buffer.from('a picture');

/** A bucket, and the store of two machines in it. */
async function openBucket({
  deadlineMs = 20_000,
  ...options
}: { deadlineMs?: number } & Partial<S3StoreOptions> = {}) {
  const { server, store: s3 } = await openPair({ store: options });
  const open = () => openWorkStore({ raw: toRawStore(s3), keys: keysOfSecret(storeSecret), deadlineMs });
  return { server, open, store: open() };
}

describe('a work store in a bucket', () => {
  it('keeps a value for other machines, and never overwrites it', async () => {
    const { server, open, store } = await openBucket();
    expect(await store.load(name)).toBeUndefined();
    expect(await store.has(name)).toBe(false);
    await store.save(name, value);
    await open().save(name, Buffer.from('another'));
    expect(await open().load(name)).toEqual(value);
    expect(await store.has(name)).toBe(true);
    expect([...server.objects].map(([key]) => key)).toEqual([`site/${name}`]);
    expect(store.takeProblems()).toEqual([]);
  });

  it.each(poisons.flatMap((bad) => ('object' in bad ? [[bad.kind, bad] as const] : [])))(
    'refuses %s, or what is in it, and replaces it',
    async (_, bad) => {
      const { server, open, store } = await openBucket();
      await store.save(name, value);
      const other = nameOf('other inputs');
      await store.save(other, Buffer.from('other'));
      const objectOf = (of: string) => [...server.objects].find(([key]) => key === `site/${of}`)?.[1].bytes;
      const [good, another] = [objectOf(name), objectOf(other)];
      if (!good || !another) throw new Error('Both are stored');
      server.place(`site/${name}`, bad.object({ name, object: good, other: another }));
      const reader = open();
      // What is signed, its reader refuses.
      if (await reader.load(name)) reader.refuse(name, 'it cannot be read');
      expect(reader.takeProblems()).toEqual([
        expect.objectContaining({ message: expect.stringContaining(`${name} is not used: `) }),
      ]);
      await reader.save(name, value);
      expect(await open().load(name)).toEqual(value);
    },
  );

  it('leaves a value that another machine has put in the place of a refused one', async () => {
    const { server, open, store } = await openBucket();
    server.place(`site/${name}`, 'poison');
    const [one, two] = [open(), open()];
    await Promise.all([one.load(name), two.load(name)]);
    await one.save(name, value);
    await two.save(name, Buffer.from('too late'));
    expect(await store.load(name)).toEqual(value);
  });

  it('does not read a value that is larger than the memory for it', async () => {
    const { server, store } = await openBucket({ limits: { maxAnswerBytes: 1000 } });
    server.place(`site/${name}`, Buffer.alloc(1001));
    expect(await store.load(name)).toBeUndefined();
    expect(store.takeProblems()[0]?.message).toContain('it is larger than');
    await store.save(name, value);
    expect(await store.load(name)).toEqual(value);
  });

  const failures: readonly (readonly [string, Happening, string, string])[] = [
    ['answers 507', refuse(507, 'InsufficientStorage', 'No room'), 'full', '507'],
    ['has no room by its own word', refuse(403, 'QuotaExceeded', 'No room'), 'full', 'QuotaExceeded'],
    ['answers 403', accessDenied, 'denied', '403 AccessDenied'],
    ['cuts every connection', cutBefore, 'unanswered', 'cannot be reached'],
    ['cuts every answer', cutWithin, 'unanswered', 'cannot be reached'],
    ['answers 500', internalError, 'unanswered', '500 InternalError'],
    ['answers with the page of a proxy', htmlPage, 'unanswered', 'an HTML page'],
  ];

  it.each(failures)('that %s is asked once, and told once', async (_, happening, kind, told) => {
    const { server, store } = await openBucket({ limits: { retries: 1, busyRetries: 1 } });
    server.inject(always(happening));
    const names = ['inputs', 'b', 'c'].map(nameOf);
    expect(await Promise.all(names.map(store.load))).toEqual([undefined, undefined, undefined]);
    expect(await store.has(name)).toBe(false);
    expect(new Set(server.requests.map(({ key }) => key).filter(Boolean))).toEqual(new Set([`site/${name}`]));
    expect(store.failure()?.kind).toBe(kind);
    const problems = store.takeProblems();
    expect(problems).toEqual([
      {
        message: expect.stringMatching(
          /^The store s3:\/\/pier\/site\/ cannot be read: .*The work goes on without it$/,
        ),
        hint: expect.stringMatching(/\.$/),
      },
    ]);
    expect(problems[0]?.message).toContain(told);
    expect(JSON.stringify(problems)).not.toContain(server.credentials.secretAccessKey);
  });

  // An answer that is cut comes after the write.
  const writeFailures = failures.filter(([, happening]) => happening !== cutWithin);

  it.each(writeFailures)('that %s when it is written to is told once', async (_, happening, kind) => {
    const { server, store } = await openBucket({ limits: { retries: 1, busyRetries: 1 } });
    await store.save(name, value);
    server.inject(({ operation }) => (operation === 'PutObject' ? happening : null));
    await store.save(nameOf('b'), value);
    await store.save(nameOf('c'), value);
    expect(store.failure()?.kind).toBe(kind);
    expect(store.takeProblems().map(({ message }) => message)).toEqual([
      expect.stringContaining('cannot be written: '),
    ]);
    // One that is full, or refuses to be written, is still read.
    expect(await store.load(name)).toEqual(kind === 'unanswered' ? undefined : value);
  });

  it('that does not answer in time is not waited for again', async () => {
    const { server, store } = await openBucket({ deadlineMs: 50 });
    server.inject(always(hang));
    expect(await store.load(name)).toBeUndefined();
    expect(await store.load(name)).toBeUndefined();
    expect(store.takeProblems().map(({ message }) => message)).toEqual([
      expect.stringContaining('it did not answer within 50 ms'),
    ]);
    expect(store.failure()?.kind).toBe('unanswered');
  });

  it('that answers slowly is waited for', async () => {
    const { server, store } = await openBucket();
    await store.save(name, value);
    server.inject(always({ kind: 'delay', delayMs: 30 }));
    expect(await store.load(name)).toEqual(value);
  });

  it("that answers with another's bytes is not believed", async () => {
    const { server, store, open } = await openBucket();
    const other = nameOf('other inputs');
    await store.save(name, value);
    await store.save(other, Buffer.from('other'));
    server.inject(({ key }) => {
      const found = [...server.objects].find(([stored]) => stored === `site/${other}`)?.[1];
      return key === `site/${name}` && found
        ? { kind: 'edit-answer', edit: (answer) => ({ ...answer, body: found.bytes }) }
        : null;
    });
    const reader = open();
    expect(await reader.load(name)).toBeUndefined();
    expect(reader.takeProblems()[0]?.message).toContain('it was stored under another name');
  });

  it('is denied without credentials, and with those of somebody else', async () => {
    const without = await openBucket({
      credentials: async () => {
        throw refused('No credentials for the store', 'Set AWS_ACCESS_KEY_ID.');
      },
    });
    await without.store.load(name);
    expect(without.store.failure()).toMatchObject({ kind: 'denied', hint: 'Set AWS_ACCESS_KEY_ID.' });
    const wrong = await openBucket({
      credentials: async () => ({ accessKeyId: 'AKIATESTOWNER', secretAccessKey: 'wrong/secret' }),
    });
    await wrong.store.load(name);
    expect(wrong.store.failure()?.kind).toBe('denied');
    expect(JSON.stringify(wrong.store.takeProblems())).not.toContain('wrong/secret');
  });

  it('is denied where the bucket is missing', async () => {
    const { store } = await openBucket({ address: 's3://missing/site' });
    await store.load(name);
    expect(store.failure()?.kind).toBe('denied');
    expect(store.takeProblems()[0]?.message).toContain('NoSuchBucket');
  });
});
