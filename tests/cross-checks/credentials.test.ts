import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openCredentials } from '../../sync/credentials/read-credentials.ts';
import { serve } from '../support/serve.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

async function homeWith(config: string): Promise<string> {
  const home = await temporaryFolder();
  await mkdir(path.join(home, '.aws'));
  await writeFile(path.join(home, '.aws', 'config'), config);
  return home;
}

const found = {
  accessKeyId: 'ASIAPIER',
  secretAccessKey: 'secret-of-the-role',
  sessionToken: 'session-of-the-role',
};

describe('credentials of a profile that names another', () => {
  it('are those of a role, asked for with the keys of another profile', async () => {
    const result = `<Credentials><AccessKeyId>ASIAPIER</AccessKeyId><SecretAccessKey>secret-of-the-role</SecretAccessKey>
      <SessionToken>session-of-the-role</SessionToken><Expiration>2999-01-01T00:00:00Z</Expiration></Credentials>`;
    const asked: string[] = [];
    const endpoint = await serve((request, response) => {
      asked.push(request.headers.authorization ?? '');
      response.setHeader('content-type', 'text/xml');
      response.end(`<AssumeRoleResponse><AssumeRoleResult>${result}</AssumeRoleResult></AssumeRoleResponse>`);
    });
    vi.stubEnv('AWS_ENDPOINT_URL_STS', endpoint);
    const HOME = await homeWith(
      '[profile base]\naws_access_key_id = AKIABASE\naws_secret_access_key = secret-of-base\n' +
        '[profile ci]\nrole_arn = arn:aws:iam::123456789012:role/ci\nsource_profile = base\nregion = eu-west-1\n',
    );
    expect(await openCredentials({ HOME, AWS_PROFILE: 'ci' })()).toEqual(found);
    expect(asked).toEqual([expect.stringContaining('Credential=AKIABASE/')]);
  });

  it('are refused where a profile leads to one that is missing', async () => {
    const HOME = await homeWith('[profile ci]\nrole_arn = arn:aws:iam::1:role/ci\nsource_profile = base\n');
    await expect(openCredentials({ HOME, AWS_PROFILE: 'ci' })()).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('base'),
    });
  });
});
