import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { exitCodes } from '../../../bin/exit-codes.ts';
import { openTestCloudFront } from '../../support/cloudfront/open-cloudfront.ts';
import { runBoardwalk } from '../../support/run-boardwalk.ts';
import { refuse } from '../../support/s3-store/happenings.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { makeSite, texts } from '../support/make-site.ts';

const siteUrl = 'https://www.halyardpier.example';

async function places() {
  const folder = await temporaryFolder();
  const inFolder = (name: string): string => path.join(folder, name);
  return {
    folder,
    out: inFolder('dist'),
    www: inFolder('www'),
    told: inFolder('told.txt'),
    config: inFolder('site.config.ts'),
  };
}

describe('the settings sync.cloudfront and sync.invalidate', () => {
  it('make a sync tell both, with the credentials of the environment', async () => {
    const { out, www, told, config } = await places();
    const server = await openTestCloudFront();
    const settings = {
      target: www,
      cloudfront: server.distribution,
      invalidate: `cat > '${told}'`,
    };
    await writeFile(config, `export default ${JSON.stringify({ siteUrl, sync: settings })};`);
    const { accessKeyId, secretAccessKey } = server.credentials;
    const runSync = () =>
      runBoardwalk(['sync', '--config', config, '--out', out], {
        AWS_ENDPOINT_URL_CLOUDFRONT: server.endpoint,
        AWS_ACCESS_KEY_ID: accessKeyId,
        AWS_SECRET_ACCESS_KEY: secretAccessKey,
      });

    await makeSite(out, texts('one'));
    expect(await runSync()).toMatchObject({ exitCode: exitCodes.ok, stderr: '' });
    await makeSite(out, texts('two'), 1);
    server.plan([refuse(403, 'AccessDenied', 'User: arn:aws:iam::1:user/ci is not authorized.')]);
    const failed = await runSync();
    expect(failed.exitCode).toBe(exitCodes.unfinished);
    expect(failed.stderr).toMatch(/cloudfront:CreateInvalidation[\s\S]*Deploy 2 is live/);
    expect(failed.stderr).not.toContain(secretAccessKey);
    expect(await runSync()).toMatchObject({ exitCode: exitCodes.ok, stderr: '' });
    expect(server.results).toEqual(['403 AccessDenied', '201']);
    expect((await readFile(told, 'utf8')).trim().split('\n')).toEqual(server.invalidations[0]?.paths);
  });

  it('refuse an endpoint of the environment that cannot be an address, before anything is written', async () => {
    const { folder, out, www, config } = await places();
    await makeSite(out, texts('one'));
    const settings = { siteUrl, sync: { target: www, cloudfront: 'E1ABCDEF2GHIJK' } };
    await writeFile(config, `export default ${JSON.stringify(settings)};`);
    const { exitCode, stderr } = await runBoardwalk(['sync', '--config', config, '--out', out], {
      AWS_ENDPOINT_URL_CLOUDFRONT: 'cloudfront',
    });
    expect(exitCode).toBe(exitCodes.usage);
    expect(stderr).toContain('"cloudfront" is not the endpoint of CloudFront');
    expect(await readdir(folder)).toEqual(['dist', 'site.config.ts']);
  });
});
