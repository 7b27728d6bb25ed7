import { describe, expect, it } from 'vitest';
import { openCloudFront } from '../../../sync/cdn/cloudfront.ts';
import { rollback } from '../../../sync/rollback.ts';
import { sync } from '../../../sync/sync.ts';
import { openTestCloudFront } from '../../support/cloudfront/open-cloudfront.ts';
import { refuse } from '../../support/s3-store/happenings.ts';
import { texts } from '../support/make-site.ts';
import { filesOf, openBucket, siteIn } from '../support/open-bucket.ts';
import { options } from '../support/options.ts';

/** A bucket with a first deploy, and a CloudFront before it. */
async function openSite() {
  const site = await openBucket();
  const server = await openTestCloudFront();
  const cdn = openCloudFront({
    distribution: server.distribution,
    endpoint: server.endpoint,
    credentials: async () => server.credentials,
    warn: () => undefined,
    backOff: () => 1,
    fullBackOff: () => 1,
  });
  await site.publish(texts('one', { 'old/index.html': 'Old' }), { cdn });
  expect(server.results).toEqual([]);
  return { ...site, server, cdn };
}

const changed = ['/', '/index.html'];
const removed = ['/old/', '/old', '/old/index.html'];

describe('a sync with CloudFront', () => {
  it('makes it forget pages that were changed or removed, once, and no assets (sync 27)', async () => {
    const { server, cdn, build, open } = await openSite();
    const site = await build(texts('two', { 'news/index.html': 'News' }));
    await sync(open(), site, options({ cdn }));
    await sync(open(), site, options({ cdn }));
    expect(server.results).toEqual(['201']);
    expect(server.invalidations[0]?.reference).toMatch(/^000002-/);
    expect(server.invalidations[0]?.paths).toEqual(expect.arrayContaining([...changed, ...removed]));
    expect(server.invalidations[0]?.paths.filter((path) => /news|_assets|visit/.test(path))).toEqual([]);
    await rollback(open(), undefined, options({ cdn }));
    expect(server.results).toEqual(['201', '201']);
    expect(server.invalidations[1]?.reference).toMatch(/^000003-/);
  });

  it('that denies the invalidation ends unfinished with the pages live, and is repeated alone (sync 29)', async () => {
    const { bucket, server, cdn, build, open } = await openSite();
    const site = await build(texts('two'));
    server.plan([refuse(403, 'AccessDenied', 'User: arn:aws:iam::1:user/ci is not authorized.')]);
    const error: unknown = await sync(open(), site, options({ cdn })).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      kind: 'unfinished',
      problems: [
        {
          message: expect.stringMatching(
            /distribution E1ABCDEF2GHIJK failed: .*AccessDenied.*the right cloudfront:CreateInvalidation.* Deploy 2 is live$/,
          ),
          hint: 'Run the same command again: it goes on from here.',
        },
      ],
    });
    expect(siteIn(bucket)).toMatchObject(filesOf(site));
    expect(server.invalidations).toEqual([]);

    bucket.requests.length = 0;
    await sync(open(), site, options({ cdn }));
    expect(server.results).toEqual(['403 AccessDenied', '201']);
    expect(server.invalidations[0]?.paths).toEqual(expect.arrayContaining([...changed, ...removed]));
    const ofTheSite = bucket.requests.filter(
      ({ method, key }) => method !== 'GET' && !key.startsWith('_boardwalk/'),
    );
    // Removals that are left are one with the invalidation: to repeat one of them does nothing.
    expect(ofTheSite.map(({ operation, key }) => `${operation} ${key}`)).toEqual([
      'DeleteObject old/index.html',
    ]);
    expect(await sync(open(), site, options({ cdn }))).toMatchObject({ outcome: 'current' });
    expect(server.results).toHaveLength(2);
  });

  it('that denies it keeps what a rollback needs, when the same command has repeated it (sync 26 and 29)', async () => {
    const { bucket, server, cdn, build, publish, open } = await openSite();
    await publish(texts('two'), { cdn });
    const site = await build(texts('three'));
    server.plan([refuse(403, 'AccessDenied', '')]);
    await expect(sync(open(), site, options({ cdn }))).rejects.toMatchObject({ kind: 'unfinished' });
    await sync(open(), site, options({ cdn }));
    await rollback(open(), undefined, options({ cdn }));
    expect(siteIn(bucket)['_assets/two.css']).toBeDefined();
    expect(bucket.objects.get('index.html')?.bytes.toString()).toContain('two.css');
  });

  it('tells it what an unfinished sync has left before it publishes the next build (sync 29)', async () => {
    const { server, cdn, publish } = await openSite();
    server.plan([refuse(403, 'AccessDenied', '')]);
    await expect(publish(texts('two'), { cdn })).rejects.toMatchObject({ kind: 'unfinished' });
    await publish(texts('three'), { cdn });
    expect(server.invalidations.map(({ reference }) => reference.slice(0, 6))).toEqual(['000002', '000003']);
    expect(server.invalidations[0]?.paths).toEqual(expect.arrayContaining(removed));
  });
});
