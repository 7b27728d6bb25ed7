import { BuildError } from '../../generator/problems/problem.ts';
import { messageOf } from '../../generator/util/code-of.ts';
import { askContainer } from './ask-container.ts';
import { askMachine } from './ask-machine.ts';
import { askProgram } from './ask-program.ts';
import { askProviders } from './ask-providers.ts';
import { type Environment, type NamedProfile, readProfile } from './aws-files.ts';
import type { Credentials, CredentialsReader } from './credentials.ts';
import type { Profile } from './parse-profiles.ts';
import { refused } from './refuse.ts';
import { assumeRole, type WebIdentity } from './web-identity.ts';

/**
 * Opens the reader of the usual credentials of AWS: keys in the environment, then a web identity,
 * then a profile of the files, then those of a container or a machine. Each reading looks at all of them, so that renewed ones are found.
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
  const half = halfOf(profile);
  if (half !== null) throw half;
  const { credential_process: command } = values ?? {};
  if (command) return { source, credentials: await askProgram(command, profile) };
  if (needsProviders(values ?? {})) {
    // The chain returns more than keys.
    const { accessKeyId, secretAccessKey, sessionToken } = await askProviders(profile);
    return { source, credentials: toCredentials(accessKeyId, secretAccessKey, sessionToken) };
  }
  return fromSurroundings(environment, profile);
}

/** True for SSO, and for a role that is assumed with the keys of another profile, of the environment or of a machine. */
function needsProviders(values: Profile): boolean {
  return Object.keys(values).some((key) => /^(role_arn|source_profile|credential_source|sso_.*)$/.test(key));
}

const surroundings = [
  ['the container', askContainer],
  ['the machine', askMachine],
] as const;

async function fromSurroundings(environment: Environment, { name, files }: NamedProfile): Promise<Found> {
  const reasons: string[] = [];
  for (const [source, ask] of surroundings) {
    try {
      const credentials = await ask(environment);
      if (credentials !== null) return { source, credentials };
    } catch (error) {
      if (error instanceof BuildError) throw error;
      reasons.push(messageOf(error));
    }
  }
  const looked = `AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, AWS_WEB_IDENTITY_TOKEN_FILE and AWS_ROLE_ARN, the profile "${name}" in ${files.join(' and ')}, the keys of a container and of a machine`;
  throw refused(
    `No credentials for the store${reasons.length === 0 ? '' : ` (${reasons.join('; ')})`}. Looked for: ${looked}`,
    'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or choose a profile with AWS_PROFILE.',
  );
}

/** Returns an error for a profile with half of a pair of keys; null for others. */
function halfOf({ name, values, files }: NamedProfile): Error | null {
  const { aws_access_key_id: id, aws_secret_access_key: secret } = values ?? {};
  if (!id === !secret) return null;
  const half = id ? 'aws_secret_access_key' : 'aws_access_key_id';
  return refused(`The profile "${name}" has no ${half}`, `Add it in ${files.join(' or ')}.`);
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
