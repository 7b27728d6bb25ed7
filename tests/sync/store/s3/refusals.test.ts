import { describe, expect, it } from 'vitest';
import type { Credentials } from '../../../../sync/credentials/credentials.ts';
import { openS3Store } from '../../../../sync/store/s3/s3-store.ts';
import { always, movedTo, toRequest } from '../../../support/s3-store/faults.ts';
import { htmlPage, refuse } from '../../../support/s3-store/happenings.ts';
import { serve } from '../../../support/serve.ts';
import { listAll } from '../../support/list-all.ts';
import { objectOf, openPair } from './open-pair.ts';

const hour = 3_600_000;

describe('a store that refuses a signature', () => {
  it.each([
    ['the secret is wrong', { secretAccessKey: 'wrong-secret-of-somebody' }, 'SignatureDoesNotMatch'],
    ['the key is unknown', { accessKeyId: 'AKIANOBODY' }, 'InvalidAccessKeyId'],
  ])('is asked once when %s (faults 138)', async (_, wrong, code) => {
    const known = { accessKeyId: 'AKIATESTOWNER', secretAccessKey: 'secret/of+the=owner' };
    const { store, server } = await openPair({
      store: { credentials: async () => ({ ...known, ...wrong }) },
    });
    await expect(store.get('live.json')).rejects.toMatchObject({ status: 403, code, attempts: 1 });
    expect(server.requests).toHaveLength(1);
    await expect(store.head('live.json')).rejects.toMatchObject({ status: 403, code });
    await expect(store.put('a', objectOf('x'))).rejects.toMatchObject({ code });
    expect(server.objects.size).toBe(0);
  });

  it('has no such bucket, and gets none (faults 140)', async () => {
    const { store, server } = await openPair({ store: { address: 's3://other/site' } });
    await expect(store.get('live.json')).rejects.toMatchObject({
      status: 404,
      code: 'NoSuchBucket',
      attempts: 1,
    });
    await expect(listAll(store)).rejects.toMatchObject({ code: 'NoSuchBucket' });
    await expect(store.put('a', objectOf('x'))).rejects.toMatchObject({ code: 'NoSuchBucket' });
    expect(server.requests.map(({ method }) => method)).toEqual(['GET', 'GET', 'PUT']);
  });

  it.each([-40 * 60_000, 26 * hour])(
    'corrects our clock once when it is %i ms off (faults 141)',
    async (skewMs) => {
      const { store, server, warnings } = await openPair({ store: { now: () => Date.now() + skewMs } });
      const keys = Array.from({ length: 20 }, (_, index) => `page-${index}`);
      await Promise.all(keys.map((key) => store.put(key, objectOf(key))));
      expect(server.objects.size).toBe(20);
      expect(warnings.map(({ message }) => message)).toEqual([
        expect.stringMatching(
          skewMs < 0
            ? /^The clock of this machine is 40 minutes behind/
            : /^The clock of this machine is 1560 minutes ahead/,
        ),
      ]);
      const before = server.requests.length;
      expect(await store.head('page-1')).not.toBeNull();
      expect(server.requests.length - before).toBe(1);
    },
  );

  it('corrects our clock when the first request has an answer without a body (faults 141)', async () => {
    const { store, warnings } = await openPair({ store: { now: () => Date.now() - hour } });
    expect(await store.head('none')).toBeNull();
    expect(warnings).toHaveLength(1);
  });

  it('is not asked for ever when it always finds the clock wrong (faults 141)', async () => {
    const { store, server, warnings } = await openPair();
    server.inject(always(refuse(403, 'RequestTimeTooSkewed', 'The difference is too large.')));
    await expect(store.get('a')).rejects.toMatchObject({ code: 'RequestTimeTooSkewed', attempts: 2 });
    expect(server.requests).toHaveLength(2);
    await expect(store.get('a')).rejects.toMatchObject({ attempts: 1 });
    expect(warnings).toHaveLength(1);
  });

  it('gets fresh credentials when they expire, read once for all requests (sync 35)', async () => {
    const old = {
      accessKeyId: 'AKIAOLD',
      secretAccessKey: 'old-secret-value',
      sessionToken: 'old-session-token',
    };
    const fresh = { ...old, accessKeyId: 'AKIANEW', sessionToken: 'fresh-session-token' };
    let expiresAt = Number.POSITIVE_INFINITY;
    const expiring = {
      ...old,
      get expiresAt() {
        return expiresAt;
      },
    };
    const read: Credentials[] = [];
    const credentials = async (): Promise<Credentials> => {
      read.push(read.length === 0 ? old : fresh);
      return read.at(-1) ?? old;
    };
    const { store, server } = await openPair({
      server: { credentials: [expiring, fresh] },
      store: { credentials },
    });
    await store.put('first', objectOf('x'));
    expiresAt = 0;
    const keys = Array.from({ length: 20 }, (_, index) => `page-${index}`);
    await Promise.all(keys.map((key) => store.put(key, objectOf(key))));
    expect(server.objects.size).toBe(21);
    expect(read).toEqual([old, fresh]);
  });

  it('fails when fresh credentials are the expired ones (sync 35)', async () => {
    const expired = {
      accessKeyId: 'AKIAOLD',
      secretAccessKey: 'old-secret-value',
      sessionToken: 'old-session-token',
      expiresAt: 0,
    };
    const { store, server } = await openPair({ server: { credentials: [expired] } });
    await expect(store.put('a', objectOf('x'))).rejects.toMatchObject({
      status: 400,
      code: 'ExpiredToken',
      attempts: 1,
    });
    await expect(store.head('a')).rejects.toMatchObject({ code: 'ExpiredToken' });
    expect(server.objects.size).toBe(0);
  });

  it('is asked in the region that it names, from then on (sync 34)', async () => {
    const { store, server, warnings } = await openPair({ server: { region: 'eu-west-1' } });
    expect((await store.put('a', objectOf('x'))).outcome).toBe('written');
    expect(server.requests.map(({ status }) => status)).toEqual([400, 200]);
    expect((await store.head('a'))?.size).toBe(1);
    expect(server.requests).toHaveLength(3);
    expect(warnings.map(({ hint }) => hint)).toEqual([expect.stringMatching(/^Set AWS_REGION to eu-west-1/)]);
  });

  it.each([301, 307])('is followed to its region at the same address after %i (sync 34)', async (status) => {
    const regions: (string | undefined)[] = [];
    const endpoint = await serve((request, response) => {
      const [, region] =
        /Credential=AKIA\/\d{8}\/([^/]+)\/s3\//.exec(request.headers.authorization ?? '') ?? [];
      regions.push(region);
      if (region === 'eu-west-1') response.writeHead(404).end();
      else response.writeHead(status, { 'x-amz-bucket-region': 'eu-west-1', location: request.url }).end();
    });
    const credentials = async () => ({ accessKeyId: 'AKIA', secretAccessKey: 'secret-of-the-owner' });
    const store = openS3Store({ address: 's3://pier', endpoint, credentials });
    expect(await store.get('a')).toBeNull();
    expect(await store.get('a')).toBeNull();
    expect(regions).toEqual(['us-east-1', 'eu-west-1', 'eu-west-1']);
  });

  it('is followed once: a region that redirects again is named (sync 34)', async () => {
    let asked = 0;
    const endpoint = await serve((_, response) => {
      const region = asked++ % 2 === 0 ? 'eu-west-1' : 'eu-west-2';
      response.writeHead(301, { 'x-amz-bucket-region': region }).end();
    });
    const credentials = async () => ({ accessKeyId: 'AKIA', secretAccessKey: 'secret-of-the-owner' });
    const store = openS3Store({ address: 's3://pier', endpoint, credentials });
    await expect(store.get('a')).rejects.toMatchObject({
      message: expect.stringMatching(/redirects: the bucket is in the region eu-west-2/),
      attempts: 2,
    });
    expect(asked).toBe(2);
  });

  it.each([301, 307] as const)(
    'is not followed to another host, which gets nothing, after %i (sync 34)',
    async (status) => {
      const other = await openPair();
      const { store, server } = await openPair();
      server.inject(movedTo({ endpoint: other.server.endpoint, region: 'eu-west-1', status }));
      await expect(store.get('a')).rejects.toThrow(
        new RegExp(
          `redirects to ${new URL(other.server.endpoint).host}: the bucket is in the region eu-west-1`,
        ),
      );
      await expect(store.head('a')).rejects.toThrow(/in the region eu-west-1/);
      expect(other.server.requests).toEqual([]);
    },
  );

  it('is not followed by a redirect of a proxy (sync 34)', async () => {
    let asked = 0;
    const endpoint = await serve((_, response) => {
      asked++;
      response.writeHead(302, { location: 'http://login.example/' }).end();
    });
    const credentials = async () => ({ accessKeyId: 'AKIA', secretAccessKey: 'secret-of-the-owner' });
    const store = openS3Store({ address: 's3://pier', endpoint, credentials });
    await expect(store.get('a')).rejects.toThrow(/redirects to login\.example/);
    expect(asked).toBe(1);
  });

  it('is not taken for a store when it answers with HTML (sync 36)', async () => {
    const { store, server } = await openPair();
    server.place('site/a', 'x');
    server.inject(always(htmlPage));
    const asks = [
      () => store.get('a'),
      () => store.head('a'),
      () => listAll(store),
      () => store.put('a', objectOf('y')),
      () => store.put('a', objectOf('y', { condition: 'absent' })),
      () => store.copy('a', 'b', {}),
    ];
    for (const ask of asks) await expect(ask()).rejects.toMatchObject({ code: 'ForeignAnswer', attempts: 1 });
    const [failed] = await store.remove(['a']);
    expect(failed?.reason).toMatch(/with an HTML page/);
  });

  it('is not taken for a store without an object when a proxy finds nothing (sync 36)', async () => {
    const { store, server } = await openPair();
    const page = { status: 404, headers: { 'content-type': 'text/html' }, body: '<html>Not Found</html>' };
    server.inject(toRequest('GetObject', 1, { kind: 'answer', answer: page }));
    await expect(store.get('a')).rejects.toMatchObject({ status: 404, code: 'ForeignAnswer' });
  });
});
