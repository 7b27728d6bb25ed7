import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { askProviders } from '../../../sync/credentials/ask-providers.ts';
import { readProfile } from '../../../sync/credentials/aws-files.ts';
import { openCredentials } from '../../../sync/credentials/read-credentials.ts';
import { serve } from '../../support/serve.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

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
    const HOME = await homeWith('');
    expect(await openCredentials({ HOME, AWS_EC2_METADATA_SERVICE_ENDPOINT: endpoint })()).toEqual(found);
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
    const HOME = await homeWith('');
    const container = { AWS_CONTAINER_CREDENTIALS_FULL_URI: `${endpoint}/v1/credentials` };
    const token = { AWS_CONTAINER_AUTHORIZATION_TOKEN: 'token-of-the-pod' };
    expect(await openCredentials({ HOME, ...container, ...token })()).toEqual(found);
    // EKS writes it into a file.
    const file = path.join(HOME, 'token');
    await writeFile(file, 'token-of-the-pod\n');
    const inFile = { AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE: file };
    expect(await openCredentials({ HOME, ...container, ...inFile })()).toEqual(found);
    await expect(openCredentials({ HOME, ...container })()).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('answers 403'),
    });
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
    const HOME = await homeWith(
      '[profile ci]\ncredential_process = sh -c "echo log in first >&2; exit 3" --password hunter22\n',
    );
    const error: unknown = await openCredentials({ HOME, AWS_PROFILE: 'ci' })().catch(
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ kind: 'refused', message: expect.stringContaining('log in first') });
    expect(`${JSON.stringify(error)}${String(error)}`).not.toContain('hunter22');
  });

  it.each([
    ['FULL_URI', 'http://203.0.113.9/keys', 'is not an address of the service of a container'],
    ['FULL_URI', 'file:///keys', 'is not an address of the service of a container'],
    ['RELATIVE_URI', '//203.0.113.9/keys', 'is not a path of the service of a container'],
    ['RELATIVE_URI', 'http://203.0.113.9/keys', 'is not a path of the service of a container'],
  ])('are not asked of another machine: %s %s', async (name, address, message) => {
    const environment = { HOME: await homeWith(''), [`AWS_CONTAINER_CREDENTIALS_${name}`]: address };
    await expect(openCredentials(environment)()).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining(message),
    });
  });

  it.each([
    ['nothing that is JSON', 'keys of the pier'],
    ['no secret', JSON.stringify({ ...keys, SecretAccessKey: undefined })],
    ['why a role has none', JSON.stringify({ Code: 'AssumeRoleUnauthorizedAccess' })],
  ])('are missing where a service answers %s', async (_name, answer) => {
    const endpoint = await serve((_request, response) => void response.end(answer));
    const environment = { HOME: await homeWith(''), AWS_EC2_METADATA_SERVICE_ENDPOINT: endpoint };
    await expect(openCredentials(environment)()).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('answers without credentials'),
    });
  });

  it('are looked for nowhere else when a machine is not to be asked', async () => {
    const environment = { HOME: await homeWith(''), AWS_EC2_METADATA_DISABLED: 'true' };
    await expect(openCredentials(environment)()).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/^No credentials for the store\. Looked for: /),
    });
  });

  it('name the package that reads a login of SSO, and how to install it, where it is missing', async () => {
    const HOME = await homeWith('[profile ci]\nsso_session = pier\nsso_account_id = 1\n');
    const profile = await readProfile({ HOME, AWS_PROFILE: 'ci' });
    // A folder without packages, whatever this checkout has.
    await expect(askProviders(profile, path.join(HOME, 'cli.js'))).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('@aws-sdk/credential-provider-node'),
      problems: [{ hint: expect.stringContaining('npm install @aws-sdk/credential-provider-node') }],
    });
  });
});
