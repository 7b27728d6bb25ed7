import { readFile } from 'node:fs/promises';
import { BlockList, isIP } from 'node:net';
import { codeOf } from '../../generator/util/code-of.ts';
import type { Environment } from './aws-files.ts';
import type { Credentials } from './credentials.ts';
import { askService, parseKeys } from './metadata-service.ts';
import { refused } from './refuse.ts';

/**
 * Asks the service of a container (ECS, EKS) for the keys of its role. Null where the environment names no such service.
 * https://docs.aws.amazon.com/sdkref/latest/guide/feature-container-credentials.html
 */
export async function askContainer(environment: Environment): Promise<Credentials | null> {
  const { AWS_CONTAINER_CREDENTIALS_RELATIVE_URI: relative, AWS_CONTAINER_CREDENTIALS_FULL_URI: full } =
    environment;
  if (!relative && !full) return null;
  const url = relative ? parsePath(relative) : parseAddress(full ?? '');
  const token = await readToken(environment);
  const headers = { accept: 'application/json', ...(token && { authorization: token }) };
  return parseKeys(await askService({ url, headers }), 'The service of the container');
}

const serviceOfEcs = 'http://169.254.170.2';

/** A path alone: "//host/" would be the address of another machine. */
function parsePath(relative: string): URL {
  const url = URL.canParse(relative, serviceOfEcs) ? new URL(relative, serviceOfEcs) : undefined;
  if (url?.origin === serviceOfEcs) return url;
  throw refused(
    'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI is not a path of the service of a container',
    'Set it to a path, such as /v2/credentials/ID, or unset it.',
  );
}

/** This machine, and the addresses of the services of ECS and EKS. */
const trusted = new BlockList();
trusted.addSubnet('127.0.0.0', 8, 'ipv4');
for (const address of ['169.254.170.2', '169.254.170.23']) trusted.addAddress(address, 'ipv4');
for (const address of ['::1', 'fd00:ec2::23']) trusted.addAddress(address, 'ipv6');

function parseAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isTrusted(url.hostname))) return url;
  throw refused(
    'AWS_CONTAINER_CREDENTIALS_FULL_URI is not an address of the service of a container',
    'Set it to an address with https, or to one of this machine, ECS or EKS.',
  );
}

function isTrusted(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  return host === 'localhost' || (family !== 0 && trusted.check(host, family === 6 ? 'ipv6' : 'ipv4'));
}

/** EKS renews the token in a file. */
async function readToken(environment: Environment): Promise<string | undefined> {
  const file = environment.AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE;
  const token = file ? await readTokenFile(file) : environment.AWS_CONTAINER_AUTHORIZATION_TOKEN;
  if (!token || /^[\x21-\x7E][\x20-\x7E]*$/.test(token)) return token;
  throw refused(
    'The token of the container contains a character that cannot be sent',
    'Look for a line break in AWS_CONTAINER_AUTHORIZATION_TOKEN, or in the file of AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE.',
  );
}

async function readTokenFile(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (cause) {
    throw refused(
      `Cannot read the token of the container in ${file} (${codeOf(cause)})`,
      'Check AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE, and that this user may read the file.',
      { cause },
    );
  }
}
