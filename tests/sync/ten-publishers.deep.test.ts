import path from 'node:path';
import { expect, it } from 'vitest';
import { exitCodes } from '../../bin/exit-codes.ts';
import { lockKey } from '../../sync/keys.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startSync } from './support/kill-sync.ts';
import { makeSite, texts } from './support/make-site.ts';
import { filesOf, openBucket, siteIn } from './support/open-bucket.ts';

// As long as the others may take to start: a bound, which only a machine without a free processor reaches.
const uploadMs = 20_000;

it('one of ten processes publishes, nine end with 7, and the bucket is one folder (faults 159, sync 4)', async () => {
  const { bucket } = await openBucket();
  const folder = path.join(await temporaryFolder(), 'dist');
  const site = await makeSite(folder, texts('one'), 0);
  const { accessKeyId, secretAccessKey } = bucket.credentials;
  let isSlow = false;
  bucket.inject(({ method, key }) => {
    if (isSlow || method !== 'PUT' || !key.startsWith('site/_assets/')) return null;
    isSlow = true;
    return { kind: 'delay', delayMs: uploadMs };
  });
  const runs = Array.from({ length: 10 }, () =>
    startSync('s3://pier/site', folder, {
      AWS_ENDPOINT_URL: bucket.endpoint,
      AWS_REGION: bucket.region,
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
    }),
  );
  const ends = (await Promise.all(runs.map(({ ended }) => ended))).map(({ end }) => end);
  expect(ends.toSorted()).toEqual([exitCodes.ok, ...Array(9).fill(exitCodes.locked)]);
  expect(siteIn(bucket, 'site/')).toEqual(filesOf(site));
  expect(bucket.objects.has(`site/${lockKey}`)).toBe(false);
});
