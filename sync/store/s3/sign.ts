import { AwsV4Signer } from 'aws4fetch';
import type { Credentials } from '../../credentials/credentials.ts';
import type { SignedRequest } from './send.ts';

/** Values that signatures depend on, besides the request. */
export interface Signing {
  readonly credentials: Credentials;
  readonly region: string;
  /** The moment by the clock of the store. */
  readonly at: Date;
}

export interface UnsignedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
  /** Of the body, in hex: the store refuses another one. */
  readonly sha256: string;
}

export type Sign = (request: UnsignedRequest, signing: Signing) => Promise<SignedRequest>;

/**
 * Returns a function that signs requests to a service of AWS, or one like it, with AWS Signature
 * Version 4, and reuses its keys.
 */
export function openSigner(service: 's3' | 'cloudfront'): Sign {
  const cache = new Map<string, ArrayBuffer>();
  return async ({ method, url, headers, body, sha256 }, { credentials, region, at }) => {
    const { sessionToken } = credentials;
    const signer = new AwsV4Signer({
      method,
      url: url.href,
      headers: { ...headers, 'x-amz-content-sha256': sha256 },
      accessKeyId: credentials.accessKeyId,
      secretAccessKey: credentials.secretAccessKey,
      ...(sessionToken !== undefined && { sessionToken }),
      service,
      region,
      cache,
      datetime: at.toISOString().replace(/[:-]|\.\d{3}/g, ''),
    });
    const signed = await signer.sign();
    const length = body === null && /^(GET|HEAD|DELETE)$/.test(method) ? null : (body?.byteLength ?? 0);
    return {
      method,
      url,
      // Without a length the body would be sent in chunks, which stores refuse.
      headers: {
        ...Object.fromEntries(signed.headers),
        ...(length !== null && { 'content-length': length }),
      },
      body,
    };
  };
}
