import { describe, expect, it } from 'vitest';
import { SourceError } from '../../../../generator/problems/source-error.ts';
import { openS3Store } from '../../../../sync/store/s3/s3-store.ts';
import { always, everySecond, toRequest } from '../../../support/s3-store/faults.ts';
import {
  accessDenied,
  cutBefore,
  cutWithin,
  errorInCopy,
  hang,
  internalError,
  refuse,
  slowDown,
} from '../../../support/s3-store/happenings.ts';
import { serve } from '../../../support/serve.ts';
import { objectOf, openPair } from './open-pair.ts';

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

describe('a request to a store', () => {
  it('is repeated until all puts have passed a store that refuses every second one (faults 147)', async () => {
    const { store, server, attempts } = await openPair();
    server.inject(everySecond(slowDown));
    await Promise.all(times(60).map((index) => store.put(`page-${index}`, objectOf(`page ${index}`))));
    expect(server.objects.size).toBe(60);
    expect(attempts.some(({ outcome }) => outcome === 'overloaded')).toBe(true);
  });

  it('is one of eight at the beginning, and of more when the store is quick', async () => {
    const { store, attempts } = await openPair();
    await Promise.all(times(300).map((index) => store.put(`page-${index}`, objectOf(`page ${index}`))));
    expect(attempts[0]?.limit).toBe(8);
    expect(Math.max(...attempts.map(({ limit }) => limit))).toBeGreaterThan(8);
    expect(Math.max(...attempts.map(({ active }) => active))).toBeLessThanOrEqual(64);
  });

  it.each([
    ['a cut connection', cutBefore],
    ['a cut answer', cutWithin],
    ['an internal error', internalError],
    [
      'a request that arrived too slowly',
      refuse(400, 'RequestTimeout', 'Your socket connection was not read'),
    ],
    ['too many requests', refuse(429, 'TooManyRequests', 'Please wait')],
  ])('is repeated after %s', async (_, happening) => {
    const { store, server } = await openPair();
    server.place('site/a', 'bytes');
    server.inject(toRequest('GetObject', 1, happening), toRequest('GetObject', 2, happening));
    expect((await store.get('a'))?.bytes.toString()).toBe('bytes');
    expect(server.requests).toHaveLength(3);
  });

  it('has a deadline for each attempt, and names its key', async () => {
    const { store, server } = await openPair({ store: { limits: { timeoutMs: 50, retries: 1 } } });
    server.inject(always(hang));
    await expect(store.put('a.html', objectOf('x'))).rejects.toMatchObject({
      message: expect.stringMatching(
        /^PutObject of "site\/a\.html" failed: 127\.0\.0\.1:\d+ did not answer within 50 ms$/,
      ),
      kind: 'timeout',
      attempts: 2,
    });
  });

  it('ends its connection when it was answered before its body was read', async () => {
    let ended: () => void = () => undefined;
    const isEnded = new Promise<void>((resolve) => {
      ended = resolve;
    });
    const endpoint = await serve((request, response) => {
      request.socket.once('close', ended);
      response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
    });
    const credentials = async () => ({ accessKeyId: 'AKIA', secretAccessKey: 'secret-of-the-owner' });
    const store = openS3Store({ address: 's3://pier', endpoint, credentials });
    const large = objectOf('x'.repeat(50_000_000));
    await expect(store.put('a', large)).rejects.toMatchObject({ code: 'AccessDenied' });
    await isEnded;
  });

  it('is given up after eight attempts, with the code of the store', async () => {
    const { store, server } = await openPair();
    server.inject(always(internalError));
    const error = await store.put('a.html', objectOf('x')).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SourceError);
    expect(error).toMatchObject({
      kind: 'http',
      status: 500,
      code: 'InternalError',
      operationName: 'PutObject',
      host: new URL(server.endpoint).host,
      attempts: 8,
    });
    expect(server.requests.filter(({ operation }) => operation === 'PutObject')).toHaveLength(8);
  });

  it('is not repeated when it is denied', async () => {
    const { store, server } = await openPair();
    server.inject(always(accessDenied));
    await expect(store.put('a.html', objectOf('x'))).rejects.toMatchObject({
      status: 403,
      code: 'AccessDenied',
      attempts: 1,
    });
    await expect(store.head('a.html')).rejects.toMatchObject({ status: 403, code: 'AccessDenied' });
  });

  it('fails soon for a store that is down, however many wait', async () => {
    const { store, server } = await openPair();
    await server.close();
    const results = await Promise.allSettled(times(500).map((index) => store.head(`page-${index}`)));
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  });

  it('is repeated when a copy fails after its answer has begun (sync 12)', async () => {
    const { store, server } = await openPair();
    server.place('site/a', 'bytes');
    server.inject(toRequest('CopyObject', 1, errorInCopy));
    await store.copy('a', 'b', {});
    expect((await store.get('b'))?.bytes.toString()).toBe('bytes');
  });

  it('fails when a copy always fails so, with status 200 (sync 12)', async () => {
    const { store, server } = await openPair();
    server.place('site/a', 'bytes');
    server.inject(always(errorInCopy));
    await expect(store.copy('a', 'b', {})).rejects.toMatchObject({
      status: 200,
      code: 'InternalError',
      attempts: 8,
    });
    expect(server.objects.has('site/b')).toBe(false);
  });
});
