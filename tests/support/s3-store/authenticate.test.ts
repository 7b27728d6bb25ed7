import { AwsV4Signer } from 'aws4fetch';
import { describe, expect, it } from 'vitest';
import { type Credentials, createAuthenticator, type SignedRequest } from './authenticate.ts';
import { openRaw, openStore, resultOf } from './clients.ts';

const example: Credentials = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};

const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** The examples of the reference, with its signatures. */
const examples = [
  {
    title: 'a range of an object',
    path: '/test.txt',
    headers: { range: 'bytes=0-9', 'x-amz-content-sha256': emptyHash },
    signedHeaders: 'host;range;x-amz-content-sha256;x-amz-date',
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    title: 'a put to a key with a dollar sign',
    method: 'PUT',
    path: '/test$file.text',
    headers: {
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
    },
    signedHeaders: 'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    title: 'a parameter without a value',
    path: '/',
    query: 'lifecycle',
    headers: { 'x-amz-content-sha256': emptyHash },
    signedHeaders: 'host;x-amz-content-sha256;x-amz-date',
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    title: 'a list',
    path: '/',
    query: 'prefix=J&max-keys=2',
    headers: { 'x-amz-content-sha256': emptyHash },
    signedHeaders: 'host;x-amz-content-sha256;x-amz-date',
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
] as const;

const authenticateExample = createAuthenticator({
  credentials: [example],
  region: 'us-east-1',
  now: () => Date.UTC(2013, 4, 24, 0, 10),
});

describe('the signature', () => {
  it.each(examples)('is that of the reference for $title', ({ title: _, signature, ...given }) => {
    expect(() => authenticateExample(signedAs(given, signature))).not.toThrow();
  });

  it.each(examples)('is refused with one other character for $title', ({ title: _, signature, ...given }) => {
    const other = signature.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    expect(() => authenticateExample(signedAs(given, other))).toThrow(
      expect.objectContaining({ status: 403, code: 'SignatureDoesNotMatch' }),
    );
  });
});

interface Example {
  readonly method?: string;
  readonly path: string;
  readonly query?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signedHeaders: string;
}

function signedAs(
  { method = 'GET', path, query = '', headers, signedHeaders }: Example,
  signature: string,
): SignedRequest {
  const credential = `${example.accessKeyId}/20130524/us-east-1/s3/aws4_request`;
  const authorization = `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${signedHeaders},Signature=${signature}`;
  const common = { host: 'examplebucket.s3.amazonaws.com', 'x-amz-date': '20130524T000000Z', authorization };
  return { method, path, query: new URLSearchParams(query), headers: { ...common, ...headers } };
}

describe('a request', () => {
  const now = Date.UTC(2026, 10, 23, 18);
  const datetime = '20261123T180000Z';
  const credentials = [
    { accessKeyId: 'AKIAONE', secretAccessKey: 'one' },
    { accessKeyId: 'AKIATWO', secretAccessKey: 'two' },
    { accessKeyId: 'ASIAGUEST', secretAccessKey: 'guest', sessionToken: 'token', expiresAt: now + 60_000 },
  ] as const;
  const open = () => openStore({ credentials, now: () => now });

  it.each(credentials)('is answered for $accessKeyId', async (known) => {
    const get = openRaw({ ...(await open()), credentials: known });
    expect(await resultOf(get('GET', '/pier/no page', { datetime }))).toBe('404 NoSuchKey');
  });

  it.each([
    ['an unknown key', { accessKeyId: 'AKIANOBODY', secretAccessKey: 'one' }, '403 InvalidAccessKeyId'],
    [
      'the secret of another',
      { accessKeyId: 'AKIAONE', secretAccessKey: 'two' },
      '403 SignatureDoesNotMatch',
    ],
    ['a missing token', { accessKeyId: 'ASIAGUEST', secretAccessKey: 'guest' }, '400 InvalidToken'],
    [
      'a token of nobody',
      { accessKeyId: 'AKIAONE', secretAccessKey: 'one', sessionToken: 'token' },
      '400 InvalidToken',
    ],
  ])('is refused with %s', async (_, given, expected) => {
    const store = await open();
    const put = openRaw({ ...store, credentials: given });
    expect(await resultOf(put('PUT', '/pier/page', { datetime, body: 'text' }))).toBe(expected);
    expect(store.objects.size).toBe(0);
  });

  it('is refused without a signature, with half of one, and with one in the address', async () => {
    const { endpoint } = await open();
    const halfSigned = { headers: { authorization: 'AWS4-HMAC-SHA256 Credential=AKIAONE' } };
    expect(await resultOf(fetch(`${endpoint}/pier/page`))).toBe('403 AccessDenied');
    expect(await resultOf(fetch(`${endpoint}/pier/page`, halfSigned))).toBe(
      '400 AuthorizationHeaderMalformed',
    );
    expect(await resultOf(fetch(`${endpoint}/pier/page?X-Amz-Signature=1`))).toBe('403 AccessDenied');
  });

  it('is refused when its token has expired by the clock of the store', async () => {
    let passedMs = 0;
    const store = await openStore({ credentials, now: () => now + passedMs });
    const get = openRaw({ ...store, credentials: credentials[2] });
    expect(await resultOf(get('GET', '/pier/page', { datetime }))).toBe('404 NoSuchKey');
    passedMs = 60_000;
    expect(await resultOf(get('GET', '/pier/page', { datetime }))).toBe('400 ExpiredToken');
  });

  it.each([
    ['20261123T174500Z', '404 NoSuchKey'],
    ['20261123T174459Z', '403 RequestTimeTooSkewed'],
    ['20261123T181500Z', '404 NoSuchKey'],
    ['20261123T181501Z', '403 RequestTimeTooSkewed'],
  ])('signed at %s is answered with %s at 18:00', async (sentAt, expected) => {
    const get = openRaw(await open());
    expect(await resultOf(get('GET', '/pier/page', { datetime: sentAt }))).toBe(expected);
  });

  it('learns the time of the store when its own is wrong', async () => {
    const get = openRaw(await open());
    const answer = await get('GET', '/pier/page', { datetime: '20261123T120000Z' });
    expect(answer.headers.get('date')).toBe('Mon, 23 Nov 2026 18:00:00 GMT');
    expect(await answer.text()).toContain('<ServerTime>2026-11-23T18:00:00Z</ServerTime>');
  });

  it('learns the region of the store when it is signed for another', async () => {
    const answer = await openRaw({ ...(await open()), region: 'eu-west-1' })('GET', '/pier/page', {
      datetime,
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(/<Code>AuthorizationHeaderMalformed<.*<Region>us-east-1<\/Region>/);
  });

  it('is refused when a header of AWS is not signed', async () => {
    const { endpoint, credentials: known } = await open();
    const signed = await new AwsV4Signer({
      ...known,
      url: `${endpoint}/pier/page`,
      service: 's3',
      datetime,
    }).sign();
    signed.headers.set('x-amz-meta-color', 'red');
    expect(await resultOf(fetch(signed.url, { headers: signed.headers }))).toBe('403 AccessDenied');
  });

  it('is refused for another bucket', async () => {
    const get = openRaw(await open());
    expect(await resultOf(get('GET', '/quay/page', { datetime }))).toBe('404 NoSuchBucket');
  });
});
