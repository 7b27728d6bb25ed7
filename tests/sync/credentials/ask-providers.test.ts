import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openCredentials } from '../../../sync/credentials/read-credentials.ts';
import { serve } from '../../support/serve.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

async function homeWith(config: string): Promise<string> {
  const home = await temporaryFolder();
  await mkdir(path.join(home, '.aws'));
  await writeFile(path.join(home, '.aws', 'config'), config);
  return home;
}

const keys = {
  AccessKeyId: 'ASIAPIER',
  SecretAccessKey: 'secret-of-the-role',
  Token: 'session-of-the-role',
  Expiration: '2999-01-01T00:00:00Z',
};
const found = {
  accessKeyId: 'ASIAPIER',
  secretAccessKey: 'secret-of-the-role',
  sessionToken: 'session-of-the-role',
};

describe('credentials beside keys', () => {
  it('are those of a machine, asked for with a token of its service', async () => {
    const asked: string[] = [];
    const endpoint = await serve((request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers['x-aws-ec2-metadata-token'] ?? ''}`);
      if (request.method === 'PUT') return void response.end('token-of-the-machine');
      response.end(
        request.url?.endsWith('/role-of-the-pier')
          ? JSON.stringify({ Code: 'Success', ...keys })
          : 'role-of-the-pier',
      );
    });
    vi.stubEnv('AWS_EC2_METADATA_SERVICE_ENDPOINT', endpoint);
    expect(await openCredentials({ HOME: await homeWith('') })()).toEqual(found);
    const folder = '/latest/meta-data/iam/security-credentials/';
    expect(asked).toEqual([
      'PUT /latest/api/token ',
      `GET ${folder} token-of-the-machine`,
      `GET ${folder}role-of-the-pier token-of-the-machine`,
    ]);
  });

  it('are those of a container, before those of a machine', async () => {
    const endpoint = await serve((request, response) => {
      response.writeHead(request.headers.authorization === 'token-of-the-pod' ? 200 : 403);
      response.end(JSON.stringify(keys));
    });
    vi.stubEnv('AWS_CONTAINER_CREDENTIALS_FULL_URI', `${endpoint}/v1/credentials`);
    vi.stubEnv('AWS_CONTAINER_AUTHORIZATION_TOKEN', 'token-of-the-pod');
    expect(await openCredentials({ HOME: await homeWith('') })()).toEqual(found);
  });

  it('are those that the program of a profile prints', async () => {
    const HOME = await homeWith('');
    const { Token, ...pair } = keys;
    const printed = path.join(HOME, 'printed.json');
    await writeFile(printed, JSON.stringify({ Version: 1, ...pair, SessionToken: Token }));
    await writeFile(path.join(HOME, '.aws', 'config'), `[profile ci]\ncredential_process = cat ${printed}\n`);
    expect(await openCredentials({ HOME, AWS_PROFILE: 'ci' })()).toEqual(found);
  });

  it('are refused with the reason of a program, without its command', async () => {
    vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
    const HOME = await homeWith(
      '[profile ci]\ncredential_process = sh -c "echo log in first >&2; exit 3" --password hunter22\n',
    );
    const error: unknown = await openCredentials({ HOME, AWS_PROFILE: 'ci' })().catch(
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ kind: 'refused', message: expect.stringContaining('log in first') });
    expect(`${JSON.stringify(error)}${String(error)}`).not.toContain('hunter22');
  });

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
