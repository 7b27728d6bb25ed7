import { createHmac, hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { StoreError } from './answer.ts';
import type { StoreRequest } from './request.ts';

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
  /** In milliseconds, by the store's clock. Default: never. */
  readonly expiresAt?: number;
}

export interface AuthenticatorOptions {
  readonly credentials: readonly Credentials[];
  readonly region: string;
  /** Default: "s3". Others encode paths twice, which is the same for those of unreserved characters. */
  readonly service?: string;
  readonly now: () => number;
}

export type SignedRequest = Pick<StoreRequest, 'method' | 'path' | 'query' | 'headers'>;

const maxSkewMs = 15 * 60_000;

/**
 * Makes the check of signatures in headers, version 4 of AWS. It throws a StoreError.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function createAuthenticator({
  credentials,
  region,
  service = 's3',
  now,
}: AuthenticatorOptions): (request: SignedRequest) => void {
  const known = new Map(credentials.map((one) => [one.accessKeyId, one]));
  const signingKeyOf = rememberSigningKeys(service);
  return (request) => {
    const { headers } = request;
    const authorization = readAuthorization(headers.authorization);
    const owner = known.get(authorization.accessKeyId);
    if (owner === undefined) throw unknownKey(authorization.accessKeyId);
    const time = readTime(headers, now());
    const scope = `${time.slice(0, 8)}/${region}/${service}/aws4_request`;
    if (authorization.scope !== scope) throw wrongScope(authorization.scope, region);
    checkToken(headers, owner, now());
    checkSignedHeaders(headers, authorization.signedHeaders);

    const canonicalRequest = writeCanonicalRequest(request, authorization.signedHeaders);
    const canonicalHash = hash('sha256', Buffer.from(canonicalRequest, 'latin1'));
    const stringToSign = ['AWS4-HMAC-SHA256', time, scope, canonicalHash].join('\n');
    const key = signingKeyOf(owner, time.slice(0, 8), region);
    if (createHmac('sha256', key).update(stringToSign).digest('hex') !== authorization.signature)
      throw wrongSignature({ AWSAccessKeyId: owner.accessKeyId, stringToSign, canonicalRequest });
  };
}

interface Authorization {
  readonly accessKeyId: string;
  readonly scope: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
}

const pattern =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=([0-9a-f]{64})$/;

function readAuthorization(header: string | undefined): Authorization {
  if (header === undefined) throw new StoreError(403, 'AccessDenied', 'Access Denied');
  const [, accessKeyId, scope, signedHeaders, signature] = pattern.exec(header) ?? [];
  if (!accessKeyId || !scope || !signedHeaders || !signature)
    throw new StoreError(400, 'AuthorizationHeaderMalformed', 'The authorization header is malformed');
  return { accessKeyId, scope, signedHeaders: signedHeaders.split(';'), signature };
}

/** Returns the time of the request as it is signed, "20261123T180000Z". */
function readTime(headers: IncomingHttpHeaders, now: number): string {
  const time = String(headers['x-amz-date']);
  const sentAt = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'));
  if (Number.isNaN(sentAt))
    throw new StoreError(403, 'AccessDenied', 'AWS authentication requires a valid x-amz-date header');
  if (Math.abs(now - sentAt) <= maxSkewMs) return time;
  const fields = {
    RequestTime: time,
    ServerTime: new Date(now).toISOString().replace(/\.\d+Z$/, 'Z'),
    MaxAllowedSkewMilliseconds: maxSkewMs,
  };
  const message = 'The difference between the request time and the current time is too large.';
  throw new StoreError(403, 'RequestTimeTooSkewed', message, { fields });
}

function checkToken(headers: IncomingHttpHeaders, owner: Credentials, now: number): void {
  if (headers['x-amz-security-token'] !== owner.sessionToken)
    throw new StoreError(400, 'InvalidToken', 'The provided token is malformed or otherwise invalid.');
  if (now >= (owner.expiresAt ?? Number.POSITIVE_INFINITY))
    throw new StoreError(400, 'ExpiredToken', 'The provided token has expired.');
}

function checkSignedHeaders(headers: IncomingHttpHeaders, signed: readonly string[]): void {
  if (headers['x-amz-content-sha256'] === undefined) {
    const message = 'Missing required header for this request: x-amz-content-sha256';
    throw new StoreError(400, 'InvalidRequest', message);
  }
  const mustBeSigned = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  const unsigned = mustBeSigned.filter((name) => !signed.includes(name));
  if (unsigned.length === 0) return;
  const message = 'There were headers present in the request which were not signed';
  throw new StoreError(403, 'AccessDenied', message, { fields: { HeadersNotSigned: unsigned.join(', ') } });
}

function writeCanonicalRequest(
  { method, path, query, headers }: SignedRequest,
  signed: readonly string[],
): string {
  const parameters = [...query].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  return [
    method,
    path.split('/').map(encode).join('/'),
    parameters.join('&'),
    ...signed.map((name) => `${name}:${String(headers[name] ?? '').replaceAll(/ +/g, ' ')}`),
    '',
    signed.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n');
}

/** Encodes all but the unreserved characters of RFC 3986. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** A key holds for a day. */
function rememberSigningKeys(service: string): (owner: Credentials, day: string, region: string) => Buffer {
  const keys = new Map<string, Buffer>();
  return ({ accessKeyId, secretAccessKey }, day, region) => {
    const name = `${accessKeyId} ${day}`;
    const key =
      keys.get(name) ??
      [day, region, service, 'aws4_request'].reduce(
        (secret, part) => createHmac('sha256', secret).update(part).digest(),
        Buffer.from(`AWS4${secretAccessKey}`),
      );
    keys.set(name, key);
    return key;
  };
}

function unknownKey(accessKeyId: string): StoreError {
  const message = 'The AWS Access Key Id you provided does not exist in our records.';
  return new StoreError(403, 'InvalidAccessKeyId', message, { fields: { AWSAccessKeyId: accessKeyId } });
}

function wrongScope(scope: string, region: string): StoreError {
  const message = `The authorization header is malformed; the scope '${scope}' is wrong; expecting '${region}'`;
  return new StoreError(400, 'AuthorizationHeaderMalformed', message, { fields: { Region: region } });
}

/** S3 repeats the signed texts, too: a client must not print them. */
function wrongSignature(
  fields: Readonly<Record<'AWSAccessKeyId' | 'stringToSign' | 'canonicalRequest', string>>,
): StoreError {
  const message = 'The request signature we calculated does not match the signature you provided.';
  const { AWSAccessKeyId, stringToSign: StringToSign, canonicalRequest: CanonicalRequest } = fields;
  return new StoreError(403, 'SignatureDoesNotMatch', message, {
    fields: { AWSAccessKeyId, StringToSign, CanonicalRequest },
  });
}
