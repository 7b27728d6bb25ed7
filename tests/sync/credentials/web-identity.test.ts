import { writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { Environment } from '../../../sync/credentials/aws-files.ts';
import { openCredentials } from '../../../sync/credentials/read-credentials.ts';
import { serve } from '../../support/serve.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const token = 'eyJhbGciOi.token-of-the-run.signature';

const granted = `<AssumeRoleWithWebIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/">
  <AssumeRoleWithWebIdentityResult>
    <Credentials>
      <AccessKeyId>ASIAROLE</AccessKeyId>
      <SecretAccessKey>secret-of-the-role</SecretAccessKey>
      <SessionToken>session-of-the-role</SessionToken>
      <Expiration>2026-11-23T19:00:00Z</Expiration>
    </Credentials>
  </AssumeRoleWithWebIdentityResult>
</AssumeRoleWithWebIdentityResponse>`;

function errorOf(code: string, message: string): string {
  return `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`;
}

/** A token service that gives these answers in turn, and the environment of a CI for it. */
async function openService(...answers: readonly (readonly [status: number, body: string])[]): Promise<{
  readonly environment: Environment;
  readonly asked: URLSearchParams[];
  readonly urls: string[];
}> {
  const asked: URLSearchParams[] = [];
  const urls: string[] = [];
  const take = async (request: IncomingMessage) => {
    urls.push(`${request.method} ${request.url}`);
    asked.push(new URLSearchParams(await text(request)));
    return answers[asked.length - 1] ?? answers.at(-1) ?? [500, ''];
  };
  const endpoint = await serve((request, response) => {
    void take(request).then(([status, body]) => response.writeHead(status).end(body));
  });
  const folder = await temporaryFolder();
  const tokenFile = path.join(folder, 'token');
  await writeFile(tokenFile, `${token}\n`);
  const environment = {
    HOME: folder,
    AWS_WEB_IDENTITY_TOKEN_FILE: tokenFile,
    AWS_ROLE_ARN: 'arn:aws:iam::1:role/ci',
    AWS_ENDPOINT_URL_STS: endpoint,
  };
  return { environment, asked, urls };
}

describe('a web identity', () => {
  it('is changed for the credentials of its role, with the token in no address', async () => {
    const { environment, asked, urls } = await openService([200, granted]);
    expect(await openCredentials(environment)()).toEqual({
      accessKeyId: 'ASIAROLE',
      secretAccessKey: 'secret-of-the-role',
      sessionToken: 'session-of-the-role',
    });
    expect(urls).toEqual(['POST /']);
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      Action: 'AssumeRoleWithWebIdentity',
      Version: '2011-06-15',
      RoleArn: 'arn:aws:iam::1:role/ci',
      RoleSessionName: 'boardwalk',
      WebIdentityToken: token,
    });
  });

  it('is asked for again when its service has a fault', async () => {
    const { environment, asked } = await openService([503, ''], [200, granted]);
    expect(await openCredentials(environment)()).toMatchObject({ accessKeyId: 'ASIAROLE' });
    expect(asked).toHaveLength(2);
  });

  it('is refused with the reason of the service, and without the token (sync 40)', async () => {
    const { environment, asked } = await openService([
      400,
      errorOf('InvalidIdentityToken', `The token ${token} is not for this audience`),
    ]);
    const error: unknown = await openCredentials(environment)().catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(
        /^The role arn:aws:iam::1:role\/ci could not be assumed: .* 400 InvalidIdentityToken: The token \[redacted\] is not for this audience/,
      ),
    });
    expect(`${JSON.stringify(error)}${String(error)}`).not.toContain('token-of-the-run');
    expect(asked).toHaveLength(1);
  });

  it('is refused when its service answers with something else', async () => {
    const { environment } = await openService([200, '<html>Log in</html>']);
    await expect(openCredentials(environment)()).rejects.toThrow(/answers without credentials/);
  });

  it('is refused without its file, or with an empty one', async () => {
    const { environment } = await openService([200, granted]);
    const file = environment.AWS_WEB_IDENTITY_TOKEN_FILE ?? '';
    await writeFile(file, '\n');
    await expect(openCredentials(environment)()).rejects.toThrow(/contains no token/);
    const missing = { ...environment, AWS_WEB_IDENTITY_TOKEN_FILE: `${file}-none` };
    await expect(openCredentials(missing)()).rejects.toThrow(/Cannot read the token of the web identity/);
  });

  it('may be a profile', async () => {
    const { environment } = await openService([200, granted]);
    const { HOME = '', AWS_ROLE_ARN, AWS_WEB_IDENTITY_TOKEN_FILE, ...rest } = environment;
    const config = path.join(HOME, 'config');
    await writeFile(
      config,
      `[profile ci]\nrole_arn=${AWS_ROLE_ARN}\nweb_identity_token_file=${AWS_WEB_IDENTITY_TOKEN_FILE}\n`,
    );
    const named = { ...rest, HOME, AWS_CONFIG_FILE: config, AWS_PROFILE: 'ci' };
    expect(await openCredentials(named)()).toMatchObject({ accessKeyId: 'ASIAROLE' });
  });
});
