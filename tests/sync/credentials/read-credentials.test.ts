import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openCredentials } from '../../../sync/credentials/read-credentials.ts';
import { readStoreSettings } from '../../../sync/credentials/store-settings.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** A home with these files of AWS. */
async function homeWith(files: { readonly credentials?: string; readonly config?: string }): Promise<string> {
  const home = await temporaryFolder();
  await mkdir(path.join(home, '.aws'));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(home, '.aws', name), text);
  return home;
}

const keys = '[default]\naws_access_key_id=AKIAFILE\naws_secret_access_key=secret-of-the-file\n';

describe('the credentials', () => {
  it('are those of the environment before those of a profile', async () => {
    const HOME = await homeWith({ credentials: keys });
    const own = { AWS_ACCESS_KEY_ID: 'AKIAENV', AWS_SECRET_ACCESS_KEY: 'secret-of-the-run\n' };
    expect(await openCredentials({ HOME, ...own })()).toEqual({
      accessKeyId: 'AKIAENV',
      secretAccessKey: 'secret-of-the-run',
    });
    expect(await openCredentials({ HOME, ...own, AWS_SESSION_TOKEN: 'session' })()).toMatchObject({
      sessionToken: 'session',
    });
    expect(await openCredentials({ HOME, AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '' })()).toMatchObject(
      {
        accessKeyId: 'AKIAFILE',
      },
    );
  });

  it('are those of the named profile, from either file', async () => {
    const HOME = await homeWith({
      credentials: `${keys}[both]\naws_access_key_id=AKIABOTH\naws_secret_access_key=secret-of-both\naws_session_token=token\n`,
      config:
        '[profile ci]\naws_access_key_id=AKIACI\naws_secret_access_key=secret-of-ci\nregion=eu-north-1\nendpoint_url=https://ci\n' +
        '[profile both]\naws_access_key_id=AKIAOTHER\nregion=eu-west-3\n',
    });
    expect(await openCredentials({ HOME, AWS_PROFILE: 'ci' })()).toEqual({
      accessKeyId: 'AKIACI',
      secretAccessKey: 'secret-of-ci',
    });
    expect(await openCredentials({ HOME, AWS_PROFILE: 'both' })()).toEqual({
      accessKeyId: 'AKIABOTH',
      secretAccessKey: 'secret-of-both',
      sessionToken: 'token',
    });
    expect(await readStoreSettings({ HOME, AWS_PROFILE: 'ci' })).toEqual({
      region: 'eu-north-1',
      endpoint: 'https://ci',
    });
  });

  it('are in the files that the environment names', async () => {
    const folder = await temporaryFolder();
    const file = path.join(folder, 'keys');
    await writeFile(file, keys);
    const environment = { HOME: folder, AWS_SHARED_CREDENTIALS_FILE: file, AWS_CONFIG_FILE: `${file}.none` };
    expect(await openCredentials(environment)()).toMatchObject({ accessKeyId: 'AKIAFILE' });
  });

  it('are read again, and then the renewed ones', async () => {
    const HOME = await homeWith({ credentials: keys });
    const read = openCredentials({ HOME });
    await read();
    await writeFile(path.join(HOME, '.aws', 'credentials'), keys.replace('AKIAFILE', 'AKIANEW'));
    expect(await read()).toMatchObject({ accessKeyId: 'AKIANEW' });
  });

  it('are refused without any, with all places that were looked at', async () => {
    vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
    onTestFinished(() => void vi.unstubAllEnvs());
    const HOME = await homeWith({});
    await expect(openCredentials({ HOME })()).rejects.toMatchObject({
      name: 'BuildError',
      kind: 'refused',
      message: expect.stringMatching(
        /^No credentials for the store \(.*\)\. Looked for: AWS_ACCESS_KEY_ID.*AWS_WEB_IDENTITY_TOKEN_FILE.*"default" in .*credentials and .*config, the keys of a container and of a machine$/,
      ),
      problems: [{ hint: expect.stringMatching(/^Set AWS_ACCESS_KEY_ID/) }],
    });
  });

  it.each([
    [{ AWS_ACCESS_KEY_ID: 'AKIA' }, /AWS_ACCESS_KEY_ID is set, and AWS_SECRET_ACCESS_KEY is not/],
    [{ AWS_SECRET_ACCESS_KEY: 'hunter22' }, /AWS_SECRET_ACCESS_KEY is set, and AWS_ACCESS_KEY_ID is not/],
    [
      { AWS_ROLE_ARN: 'arn:aws:iam::1:role/ci' },
      /AWS_ROLE_ARN is set, and AWS_WEB_IDENTITY_TOKEN_FILE is not/,
    ],
    [{ AWS_PROFILE: 'nobody' }, /The profile "nobody" of AWS_PROFILE does not exist/],
    [
      { AWS_ACCESS_KEY_ID: 'AKIA', AWS_SECRET_ACCESS_KEY: 'hunter22 and\nmore' },
      /The credentials from the environment contain a character that cannot be sent/,
    ],
  ])(
    'are refused when half of them is missing or broken, and not shown: %j (sync 40)',
    async (some, message) => {
      const HOME = await homeWith({ credentials: keys });
      const error: unknown = await openCredentials({ HOME, ...some })().catch((reason: unknown) => reason);
      expect(error).toMatchObject({ kind: 'refused', message: expect.stringMatching(message) });
      expect(JSON.stringify(error)).not.toContain('hunter22');
    },
  );

  it('are refused for a profile with half of them', async () => {
    const HOME = await homeWith({ config: '[default]\naws_access_key_id=AKIA\n' });
    await expect(openCredentials({ HOME })()).rejects.toThrow(/has no aws_secret_access_key/);
  });
});

describe('the region and the endpoint', () => {
  it('are those of the environment before those of the profile', async () => {
    const HOME = await homeWith({ config: '[default]\nregion=eu-west-1\nendpoint_url=https://profile\n' });
    expect(await readStoreSettings({ HOME })).toEqual({ region: 'eu-west-1', endpoint: 'https://profile' });
    expect(
      await readStoreSettings({
        HOME,
        AWS_REGION: 'a-1',
        AWS_DEFAULT_REGION: 'b-1',
        AWS_ENDPOINT_URL: 'https://all',
        AWS_ENDPOINT_URL_S3: 'https://s3',
      }),
    ).toEqual({ region: 'a-1', endpoint: 'https://s3' });
    expect(
      await readStoreSettings({ HOME, AWS_DEFAULT_REGION: 'b-1', AWS_ENDPOINT_URL: 'https://all' }),
    ).toEqual({ region: 'b-1', endpoint: 'https://all' });
  });

  it('may be missing', async () => {
    expect(await readStoreSettings({ HOME: await homeWith({}) })).toEqual({});
  });
});
