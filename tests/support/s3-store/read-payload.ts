import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { sha256 } from '../../../generator/util/hash.ts';
import type { Abilities } from './abilities.ts';
import { notImplemented, StoreError } from './answer.ts';
import { decodeChunked } from './aws-chunked.ts';
import type { StoreRequest } from './request.ts';

/** Returns the bytes that a request brings, or throws a StoreError where a hash does not fit them. */
export function readPayload({ headers, body }: StoreRequest, { bodyHash }: Abilities): Buffer {
  const declared = String(headers['x-amz-content-sha256']);
  if (declared.startsWith('STREAMING-')) {
    if (declared !== 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') throw notImplemented(declared);
    const { bytes, trailers } = decodeChunked(body, headers['x-amz-decoded-content-length']?.toString());
    checkDigests(bytes, { ...headers, ...trailers });
    return bytes;
  }
  if (bodyHash === 'checked' && declared !== 'UNSIGNED-PAYLOAD') checkSha256(body, declared);
  checkDigests(body, headers);
  return body;
}

function checkSha256(bytes: Buffer, declared: string): void {
  const computed = sha256(bytes);
  if (computed === declared) return;
  const fields = { ClientComputedContentSHA256: declared, S3ComputedContentSHA256: computed };
  const message = "The provided 'x-amz-content-sha256' header does not match what was computed.";
  throw new StoreError(400, 'XAmzContentSHA256Mismatch', message, { fields });
}

/** Digests that a request may carry, all in base64. */
const digests: Readonly<Record<string, (bytes: Buffer) => string>> = {
  'content-md5': (bytes) => hash('md5', bytes, 'base64'),
  'x-amz-checksum-crc32': (bytes) => crc32Of(bytes).toString('base64'),
  'x-amz-checksum-sha1': (bytes) => hash('sha1', bytes, 'base64'),
  'x-amz-checksum-sha256': (bytes) => hash('sha256', bytes, 'base64'),
};

function checkDigests(bytes: Buffer, headers: Readonly<Record<string, unknown>>): void {
  for (const [name, digest] of Object.entries(digests)) {
    const declared = headers[name];
    if (declared !== undefined && declared !== digest(bytes))
      throw new StoreError(400, 'BadDigest', `The ${name} you specified did not match what we received.`);
  }
  const unknown = ['x-amz-checksum-crc32c', 'x-amz-checksum-crc64nvme'].find((name) => name in headers);
  if (unknown !== undefined) throw notImplemented(unknown);
}

/** Returns true for a request with one of the digests that S3 demands of a batch of deletes. */
export function hasDigest({ headers }: StoreRequest): boolean {
  return Object.keys(digests).some((name) => name in headers);
}

function crc32Of(bytes: Buffer): Buffer {
  const digest = Buffer.alloc(4);
  digest.writeUInt32BE(crc32(bytes));
  return digest;
}
