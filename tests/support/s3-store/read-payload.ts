import { hash } from 'node:crypto';
import { sha256 } from '../../../generator/util/hash.ts';
import type { Abilities } from './abilities.ts';
import { notImplemented, StoreError } from './answer.ts';
import type { StoreRequest } from './request.ts';

/** Returns the bytes that a request brings, or throws a StoreError where a hash does not fit them. */
export function readPayload({ headers, body }: StoreRequest, { bodyHash }: Abilities): Buffer {
  const declared = String(headers['x-amz-content-sha256']);
  if (declared.startsWith('STREAMING-')) throw notImplemented(declared);
  if (bodyHash === 'checked') checkSha256(body, declared);
  const md5 = headers['content-md5'];
  if (md5 !== undefined && md5 !== hash('md5', body, 'base64'))
    throw new StoreError(400, 'BadDigest', 'The content-md5 you specified did not match what we received.');
  return body;
}

function checkSha256(bytes: Buffer, declared: string): void {
  const computed = sha256(bytes);
  if (computed === declared) return;
  const fields = { ClientComputedContentSHA256: declared, S3ComputedContentSHA256: computed };
  const message = "The provided 'x-amz-content-sha256' header does not match what was computed.";
  throw new StoreError(400, 'XAmzContentSHA256Mismatch', message, { fields });
}
