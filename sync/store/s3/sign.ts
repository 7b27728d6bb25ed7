import { createHmac } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import type { Request } from '../../../generator/http/send.ts';
import { sha256 as hashOf } from '../../../generator/util/hash.ts';
import type { Credentials } from '../../credentials/credentials.ts';

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

export type Sign = (request: UnsignedRequest, signing: Signing) => Promise<Required<Request>>;

/**
 * Returns a function that signs requests to a service of AWS, or one like it, with AWS Signature
 * Version 4, and reuses its keys.
 */
export function openSigner(service: 's3' | 'cloudfront'): Sign {
  const signingKeyOf = rememberKey();

  /** WebCrypto asks a thread for each hash: that took a third of the time of a small request. */
  class Signer extends AwsV4Signer {
    override async signature(): Promise<string> {
      const canonical = hashOf(await this.canonicalString());
      const text = ['AWS4-HMAC-SHA256', this.datetime, this.credentialString, canonical].join('\n');
      const key = signingKeyOf(this.secretAccessKey, this.credentialString);
      return createHmac('sha256', key).update(text).digest('hex');
    }
  }

  return async ({ method, url, headers, body, sha256 }, { credentials, region, at }) => {
    const { accessKeyId, secretAccessKey, sessionToken } = credentials;
    const signer = new Signer({
      method,
      url: url.href,
      headers: { ...headers, 'x-amz-content-sha256': sha256 },
      accessKeyId,
      secretAccessKey,
      ...(sessionToken !== undefined && { sessionToken }),
      service,
      region,
      datetime: at.toISOString().replace(/[:-]|\.\d{3}/g, ''),
    });
    const signed = await signer.sign();
    return { method, url, headers: Object.fromEntries(signed.headers), body };
  };
}

/** A signing key holds for a day and a region: the last one is kept. */
function rememberKey(): (secret: string, scope: string) => Buffer {
  let last: { readonly name: string; readonly key: Buffer } | undefined;
  return (secret, scope) => {
    const name = `${scope} ${secret}`;
    if (last?.name === name) return last.key;
    const start: Buffer = Buffer.from(`AWS4${secret}`);
    const key = scope
      .split('/')
      .reduce((before, part) => createHmac('sha256', before).update(part).digest(), start);
    last = { name, key };
    return key;
  };
}
