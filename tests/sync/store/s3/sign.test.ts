import { AwsV4Signer } from 'aws4fetch';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../../generator/util/hash.ts';
import { openSigner } from '../../../../sync/store/s3/sign.ts';

/** The account of the examples of AWS. */
const credentials = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};

describe('the signature of a request', () => {
  // https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
  it.each([
    ['?lifecycle', 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
    ['?max-keys=2&prefix=J', '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
  ])('is that of the example of AWS for %s', async (query, signature) => {
    const { headers } = await openSigner('s3')(
      {
        method: 'GET',
        url: new URL(`https://examplebucket.s3.amazonaws.com/${query}`),
        headers: {},
        body: null,
        sha256: sha256(''),
      },
      { credentials, region: 'us-east-1', at: new Date(Date.UTC(2013, 4, 24)) },
    );
    expect(headers.authorization).toBe(
      `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=${signature}`,
    );
  });

  it('is that of aws4fetch, also when accounts, days and regions alternate', async () => {
    const sign = openSigner('s3');
    const others = { accessKeyId: 'AKIAOTHER', secretAccessKey: 'another-secret', sessionToken: 'token/+=' };
    for (const account of [credentials, others, credentials])
      for (const region of ['us-east-1', 'eu-west-1'])
        for (const day of [1, 2, 1]) {
          const url = new URL('https://host/pier/a%20b%2B%C3%BC%27?prefix=a%20b');
          const headers = { 'content-type': 'text/html', 'x-amz-meta-a': 'b  c' };
          const at = new Date(Date.UTC(2026, 10, day, 12, 30, 1, 234));
          const hash = sha256('body');
          const own = await sign(
            { method: 'PUT', url, headers, body: null, sha256: hash },
            { credentials: account, region, at },
          );
          const expected = await new AwsV4Signer({
            ...account,
            method: 'PUT',
            url: url.href,
            headers: { ...headers, 'x-amz-content-sha256': hash },
            service: 's3',
            region,
            datetime: `2026110${day}T123001Z`,
          }).sign();
          expect(own.headers).toEqual(Object.fromEntries(expected.headers));
        }
  });
});
