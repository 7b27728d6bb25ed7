import { type Environment, type NamedProfile, readProfile } from './aws-files.ts';
import type { Credentials, CredentialsReader } from './credentials.ts';
import { refused } from './refuse.ts';
import { assumeRole, type WebIdentity } from './web-identity.ts';

/**
 * Opens the reader of the usual credentials of AWS: keys in the environment, then a web identity,
 * then a profile of the files. Each reading looks at all of them, so that renewed ones are found.
 */
export function openCredentials(environment: Environment): CredentialsReader {
  return async () => {
    const found = fromEnvironment(environment) ?? (await fromWebIdentity(environment));
    return checked(found ?? (await fromProfile(environment)));
  };
}

interface Found {
  readonly credentials: Credentials;
  /** Where they were found, for messages. */
  readonly source: string;
}

function fromEnvironment(environment: Environment): Found | null {
  const accessKeyId = environment.AWS_ACCESS_KEY_ID;
  const secretAccessKey = environment.AWS_SECRET_ACCESS_KEY;
  if (!accessKeyId && !secretAccessKey) return null;
  if (!accessKeyId || !secretAccessKey) {
    const [set, missing] = accessKeyId
      ? ['ACCESS_KEY_ID', 'SECRET_ACCESS_KEY']
      : ['SECRET_ACCESS_KEY', 'ACCESS_KEY_ID'];
    throw refused(`AWS_${set} is set, and AWS_${missing} is not`, 'Set both, or neither to use a profile.');
  }
  return {
    source: 'the environment',
    credentials: toCredentials(accessKeyId, secretAccessKey, environment.AWS_SESSION_TOKEN),
  };
}

async function fromWebIdentity(environment: Environment): Promise<Found | null> {
  const tokenFile = environment.AWS_WEB_IDENTITY_TOKEN_FILE;
  const roleArn = environment.AWS_ROLE_ARN;
  if (!tokenFile && !roleArn) return null;
  if (!tokenFile || !roleArn) {
    const [set, missing] = tokenFile
      ? ['WEB_IDENTITY_TOKEN_FILE', 'ROLE_ARN']
      : ['ROLE_ARN', 'WEB_IDENTITY_TOKEN_FILE'];
    throw refused(`AWS_${set} is set, and AWS_${missing} is not`, 'Set both for a web identity, or neither.');
  }
  const region = environment.AWS_REGION || environment.AWS_DEFAULT_REGION || undefined;
  return withRole({ tokenFile, roleArn, region }, environment);
}

async function withRole(
  identity: Pick<WebIdentity, 'tokenFile' | 'roleArn' | 'region'>,
  environment: Environment,
): Promise<Found> {
  const credentials = await assumeRole({
    ...identity,
    sessionName: environment.AWS_ROLE_SESSION_NAME || 'boardwalk',
    // Not AWS_ENDPOINT_URL: that of a store of another company must not see the token.
    endpoint: environment.AWS_ENDPOINT_URL_STS || undefined,
  });
  return { credentials, source: `the role ${identity.roleArn}` };
}

async function fromProfile(environment: Environment): Promise<Found> {
  const profile = await readProfile(environment);
  const { values, name } = profile;
  const source = `the profile "${name}"`;
  const { aws_access_key_id: id, aws_secret_access_key: secret, aws_session_token: token } = values ?? {};
  if (id && secret) return { source, credentials: toCredentials(id, secret, token) };
  const { role_arn: roleArn, web_identity_token_file: tokenFile, region } = values ?? {};
  if (roleArn && tokenFile) {
    const chosen = environment.AWS_REGION || environment.AWS_DEFAULT_REGION || region;
    return withRole({ roleArn, tokenFile, region: chosen }, environment);
  }
  throw noCredentials(profile);
}

/** Settings of a profile that lead to credentials in ways that are not supported. */
const unsupported = new Map([
  ['sso_session', 'a login with SSO'],
  ['sso_start_url', 'a login with SSO'],
  ['login_session', 'a login of the console'],
  ['credential_process', 'a program (credential_process)'],
  ['source_profile', 'the role of another profile (source_profile)'],
  ['credential_source', 'the role of a machine (credential_source)'],
]);

function noCredentials({ name, values, files }: NamedProfile): Error {
  const asked = [...unsupported].find(([setting]) => values?.[setting]);
  if (asked)
    return refused(
      `The profile "${name}" wants ${asked[1]}, which is not supported`,
      `Put its keys into the environment first: aws configure export-credentials --profile ${name} --format env`,
    );
  const half = values?.aws_access_key_id ? 'aws_secret_access_key' : 'aws_access_key_id';
  if (values?.aws_access_key_id || values?.aws_secret_access_key)
    return refused(`The profile "${name}" has no ${half}`, `Add it in ${files.join(' or ')}.`);
  const looked = `AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, AWS_WEB_IDENTITY_TOKEN_FILE and AWS_ROLE_ARN, the profile "${name}" in ${files.join(' and ')}`;
  return refused(
    `No credentials for the store. Looked for: ${looked}`,
    'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or choose a profile with AWS_PROFILE. Keys of a machine or a container are not looked for.',
  );
}

function toCredentials(id: string, secret: string, token: string | undefined): Credentials {
  const sessionToken = token?.trim();
  return {
    accessKeyId: id.trim(),
    secretAccessKey: secret.trim(),
    ...(sessionToken && { sessionToken }),
  };
}

/** Checks that a header can hold them. The error does not quote them. */
function checked({ credentials, source }: Found): Credentials {
  if (Object.values(credentials).every((value) => /^[\x21-\x7E]+$/.test(value))) return credentials;
  throw refused(
    `The credentials from ${source} contain a character that cannot be sent`,
    'Look for a blank, a line break or a non-Latin letter in them.',
  );
}
