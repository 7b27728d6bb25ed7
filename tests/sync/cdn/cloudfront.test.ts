import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { SourceError } from '../../../generator/problems/source-error.ts';
import { addressesOf } from '../../../sync/cdn/cdn.ts';
import { fullBackOffMs } from '../../../sync/cdn/cloudfront.ts';
import { openCredentials } from '../../../sync/credentials/read-credentials.ts';
import { usedReference } from '../../support/cloudfront/create-invalidation.ts';
import { tooMany } from '../../support/cloudfront/open-cloudfront.ts';
import { cutAfter, cutBefore, htmlPage, internalError, refuse } from '../../support/s3-store/happenings.ts';
import { openPair } from './open-pair.ts';

const deploy = '000002-3f1c09a4b2d7';

/** Resolves to the error of a promise. */
function errorOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.fail('nothing was refused'),
    (error: unknown) => error,
  );
}

describe('an invalidation of CloudFront', () => {
  it('sends the paths once, with a signature and a reference that names the deploy', async () => {
    const { server, cdn } = await openPair();
    await cdn.invalidate(['/', '/visit/', "/it's&<that>"], deploy);
    expect(server.invalidations).toEqual([
      expect.objectContaining({
        paths: ['/', '/visit/', "/it's&<that>"],
        reference: expect.stringMatching(`^${deploy}-`),
      }),
    ]);
    expect(server.results).toEqual(['201']);
  });

  it('that is repeated, also at the same time, is the same one (sync 27)', async () => {
    const { server, cdn } = await openPair();
    await Promise.all([cdn.invalidate(['/'], deploy), cdn.invalidate(['/'], deploy)]);
    await cdn.invalidate(['/'], deploy);
    expect(server.results).toEqual(['201', '201', '201']);
    expect(server.invalidations).toHaveLength(1);
  });

  it('has another reference for another deploy, and for other paths of one (sync 27)', async () => {
    const { server, cdn } = await openPair();
    await Promise.all([cdn.invalidate(['/'], deploy), cdn.invalidate(['/'], '000003-3f1c09a4b2d7')]);
    await cdn.invalidate(['/', '/visit/'], deploy);
    expect(server.results).toEqual(['201', '201', '201']);
    expect(server.invalidations).toHaveLength(3);
  });

  it.each([usedReference(), refuse(409, 'InvalidationBatchAlreadyExists', '').error])(
    'counts as accepted when its reference is known ($code, publish S27)',
    async (error) => {
      const { server, cdn } = await openPair();
      server.plan([{ kind: 'refuse', error }]);
      await cdn.invalidate(['/'], deploy);
      expect(server.results).toHaveLength(1);
    },
  );

  it('is made once when the answer to it is lost (sync 27)', async () => {
    const { server, cdn } = await openPair();
    server.plan([cutBefore, cutAfter]);
    await cdn.invalidate(['/'], deploy);
    expect(server.results).toEqual(['cut', 'cut', '201']);
    expect(server.invalidations).toHaveLength(1);
  });

  it('waits longer and longer while too many are in progress (sync 28)', async () => {
    const { server, cdn, fullPauses } = await openPair();
    server.plan([tooMany, tooMany, tooMany]);
    await cdn.invalidate(['/'], deploy);
    expect(server.results).toEqual([...Array(3).fill('400 TooManyInvalidationsInProgress'), '201']);
    expect(fullPauses).toEqual([1, 2, 3]);
    expect([1, 2, 3, 4, 7].map(fullBackOffMs)).toEqual([5000, 10_000, 20_000, 40_000, 40_000]);
  });

  it('ends when too many are in progress for too long (sync 28)', async () => {
    const { server, cdn } = await openPair();
    server.plan(Array(20).fill(tooMany));
    const error = await errorOf(cdn.invalidate(['/'], deploy));
    expect(error).toBeInstanceOf(SourceError);
    expect(String(error)).toMatch(/E1ABCDEF2GHIJK.*TooManyInvalidationsInProgress.*\(8 attempts\)\. Wait/);
    expect(server.results).toHaveLength(8);
  });

  it('ends a pause when the sync is stopped', async () => {
    const controller = new AbortController();
    const { server, cdn } = await openPair({
      cdn: { signal: controller.signal, fullBackOff: () => 50_000 },
    });
    server.plan([tooMany]);
    const ended = errorOf(cdn.invalidate(['/'], deploy));
    while (server.results.length === 0) await sleep(5);
    controller.abort(new Error('stopped by SIGINT'));
    expect(await ended).toMatchObject({ message: 'stopped by SIGINT' });
  });

  it('is of all paths for more than two hundred, so that no batch is too large (sync 28)', async () => {
    const { server, cdn } = await openPair();
    const files = Array.from({ length: 3001 }, (_, index) => `${index}/index.html`);
    await cdn.invalidate(addressesOf(files), deploy);
    expect(server.invalidations[0]?.paths).toEqual(['/*']);
  });

  it('that is denied names the right and the distribution, and is not tried again (sync 29)', async () => {
    const { server, cdn } = await openPair();
    const message = `User: arn:aws:iam::1:user/ci is not authorized to perform: cloudfront:CreateInvalidation.`;
    server.plan([refuse(403, 'AccessDenied', message)]);
    const error = await errorOf(cdn.invalidate(['/'], deploy));
    expect(error).toMatchObject({ status: 403, code: 'AccessDenied' });
    expect(String(error)).toMatch(
      /answers 403 AccessDenied: User: .*CreateInvalidation\. Give the key the right cloudfront:CreateInvalidation on the distribution E1ABCDEF2GHIJK$/,
    );
    expect(server.results).toEqual(['403 AccessDenied']);
  });

  it('of a distribution that does not exist names the setting', async () => {
    const { cdn } = await openPair({ cdn: { distribution: 'E1OTHER2GHIJK' } });
    await expect(cdn.invalidate(['/'], deploy)).rejects.toThrow(
      /E1OTHER2GHIJK.*NoSuchDistribution.*sync\.cloudfront/,
    );
  });

  it('sends paths encoded once, and finds those with a tilde or an asterisk by "/*" (sync 30)', async () => {
    const { server, cdn } = await openPair();
    await cdn.invalidate(addressesOf(['a b/ü-😀/index.html', '100%.xml']), deploy);
    await cdn.invalidate(addressesOf(['a~b/index.html', 'c/index.html']), deploy);
    await cdn.invalidate(addressesOf(['a*b.xml', 'c/index.html']), deploy);
    expect(server.invalidations.map(({ paths }) => paths)).toEqual([
      [
        '/a%20b/%C3%BC-%F0%9F%98%80/',
        '/a%20b/%C3%BC-%F0%9F%98%80',
        '/a%20b/%C3%BC-%F0%9F%98%80/index.html',
        '/100%25.xml',
      ],
      ['/*'],
    ]);
    expect(server.results).toEqual(['201', '201', '201']);
  });

  it('is tried again after failures that may pass', async () => {
    const { server, cdn } = await openPair();
    const busy = refuse(503, 'ServiceUnavailable', 'CloudFront encountered an internal error.');
    server.plan([internalError, busy, refuse(400, 'Throttling', 'Rate exceeded')]);
    await cdn.invalidate(['/'], deploy);
    expect(server.results).toEqual(['500 InternalError', '503 ServiceUnavailable', '400 Throttling', '201']);
  });

  it('does not take the page of a proxy for success', async () => {
    const { server, cdn } = await openPair();
    server.plan([htmlPage]);
    await expect(cdn.invalidate(['/'], deploy)).rejects.toThrow(
      /an HTML page instead of the answer of CloudFront/,
    );
  });

  it.each([-1, 1])('is dated by the clock of CloudFront when ours is off by %d hours', async (hours) => {
    const { server, cdn, warnings } = await openPair({
      server: { now: () => Date.now() + hours * 3_600_000 },
    });
    await cdn.invalidate(['/'], deploy);
    expect(server.results).toEqual(['403 RequestTimeTooSkewed', '201']);
    expect(warnings).toHaveLength(1);
  });

  it('with a wrong secret fails, and says so', async () => {
    const wrong = { accessKeyId: 'AKIATESTOWNER', secretAccessKey: 'another-secret-than-theirs' };
    const { server, cdn, warnings } = await openPair({ cdn: { credentials: async () => wrong } });
    await expect(cdn.invalidate(['/'], deploy)).rejects.toMatchObject({ code: 'SignatureDoesNotMatch' });
    expect(server.results).toHaveLength(1);
    expect(warnings).toEqual([]);
  });

  it('without credentials is a failure of a sync that has published, and no refusal', async () => {
    const files = { AWS_SHARED_CREDENTIALS_FILE: '/dev/null', AWS_CONFIG_FILE: '/dev/null' };
    const { server, cdn } = await openPair({ cdn: { credentials: openCredentials(files) } });
    const error = await errorOf(cdn.invalidate(['/'], deploy));
    expect(error).not.toHaveProperty('kind');
    expect(String(error)).toMatch(/E1ABCDEF2GHIJK failed: No credentials/);
    expect(server.results).toEqual([]);
  });

  it('does not go to an endpoint that cannot be an address', async () => {
    await expect(openPair({ cdn: { endpoint: 'localhost' } })).rejects.toThrow('the endpoint of CloudFront');
  });
});
