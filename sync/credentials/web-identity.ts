import { readFile } from 'node:fs/promises';
import { redactError, redactorOf } from '../../generator/http/redact.ts';
import { withRetries } from '../../generator/http/retry.ts';
import { send } from '../../generator/http/send.ts';
import { SourceError } from '../../generator/problems/source-error.ts';
import { parseEndpoint } from '../store/s3/address.ts';
import { childOf, parseXml, textOf, type XmlElement } from '../store/s3/xml.ts';
import { awsHost } from './aws-host.ts';
import type { Credentials } from './credentials.ts';
import { refused } from './refuse.ts';

export interface WebIdentity {
  /** A token that the CI writes, and renews. */
  readonly tokenFile: string;
  readonly roleArn: string;
  readonly sessionName: string;
  readonly region?: string | undefined;
  /** The address of the token service. Default: that of AWS. */
  readonly endpoint?: string | undefined;
}

const timeoutMs = 20_000;
const maxBytes = 1024 * 1024;

/**
 * Changes the token of a CI for the credentials of a role, with AssumeRoleWithWebIdentity of AWS
 * STS. Throws a BuildError with the reason of the service, and without the token.
 */
export async function assumeRole({
  tokenFile,
  roleArn,
  sessionName,
  region,
  endpoint,
}: WebIdentity): Promise<Credentials> {
  const token = await readToken(tokenFile);
  const url = parseEndpoint(endpoint ?? `https://${awsHost('sts', region)}`, 'the token service');
  // In the body: addresses are logged.
  const body = new URLSearchParams({
    Action: 'AssumeRoleWithWebIdentity',
    Version: '2011-06-15',
    RoleArn: roleArn,
    RoleSessionName: sessionName,
    WebIdentityToken: token,
  });
  const redact = redactorOf({ 'x-token': token });
  try {
    const retry = { retries: 3, maxDelayMs: 10_000, onRetry: () => undefined };
    return await withRetries(() => ask(url, body), retry);
  } catch (error) {
    const told = redactError(error, redact);
    if (!(told instanceof SourceError)) throw told;
    throw refused(
      `The role ${roleArn} could not be assumed: ${told.message}`,
      'Check AWS_ROLE_ARN, the trust policy of the role, and the audience of the token.',
    );
  }
}

async function readToken(file: string): Promise<string> {
  try {
    const token = (await readFile(file, 'utf8')).trim();
    if (/^[\x21-\x7E]+$/.test(token)) return token;
  } catch (cause) {
    const hint = 'Check AWS_WEB_IDENTITY_TOKEN_FILE, and that this user may read the file.';
    throw refused(`Cannot read the token of the web identity in ${file}`, hint, { cause });
  }
  throw refused(`The file ${file} contains no token of a web identity`, 'Check AWS_WEB_IDENTITY_TOKEN_FILE.');
}

async function ask(url: URL, body: URLSearchParams): Promise<Credentials> {
  const place = { host: url.host, operationName: 'AssumeRoleWithWebIdentity' };
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const request = { url, method: 'POST', headers, body: body.toString() };
  const { operationName } = place;
  const answer = await send(request, { timeoutMs, maxBytes, isUnpacked: true, operationName });
  const { status } = answer;
  const root = parseXml(answer.body.toString());
  if (status === 200 && root !== null) return credentialsIn(root, place);
  const error = root && childOf(root, 'Error');
  const code = (error && textOf(error, 'Code')) ?? '';
  const reason = (error && textOf(error, 'Message')) ?? '';
  const isRetryable = status === 429 || status >= 500 || code === 'IDPCommunicationError';
  throw new SourceError(`${place.host} answers ${status} ${code}: ${reason}`, {
    ...{ kind: 'http', status, code, isRetryable },
    ...place,
  });
}

function credentialsIn(
  root: XmlElement,
  place: { readonly host: string; readonly operationName: string },
): Credentials {
  const result = childOf(root, 'AssumeRoleWithWebIdentityResult');
  const found = result && childOf(result, 'Credentials');
  const accessKeyId = found && textOf(found, 'AccessKeyId');
  const secretAccessKey = found && textOf(found, 'SecretAccessKey');
  const sessionToken = found && textOf(found, 'SessionToken');
  if (!accessKeyId || !secretAccessKey || !sessionToken)
    throw new SourceError(`${place.host} answers without credentials`, { kind: 'http', ...place });
  return { accessKeyId, secretAccessKey, sessionToken };
}
