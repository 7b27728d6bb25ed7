import { shortHash } from '../../../generator/util/hash.ts';
import type { StoreState } from './abilities.ts';
import { type Answer, invalidArgument, xmlAnswer } from './answer.ts';
import { type Bucket, fromBytes, toBytes } from './bucket.ts';
import type { StoreRequest } from './request.ts';

/** Answers ListObjectsV2: one page of the keys, sorted by their bytes. */
export function listObjects({ query }: StoreRequest, { bucket, objects, abilities }: StoreState): Answer {
  const { write, encodingType } = readEncoding(query.get('encoding-type'));
  const token = query.get('continuation-token');
  const prefix = query.get('prefix') ?? '';
  const maxKeys = readMaxKeys(query.get('max-keys'));
  const page = cutPage(objects.sortedKeys, {
    prefix: toBytes(prefix),
    after: token === null ? '' : readToken(token),
    size: Math.min(maxKeys, abilities.pageSize),
  });
  return xmlAnswer(200, 'ListBucketResult', {
    Name: bucket,
    Prefix: write(prefix),
    MaxKeys: maxKeys,
    KeyCount: page.keys.length,
    EncodingType: encodingType,
    IsTruncated: page.isTruncated,
    ContinuationToken: token ?? undefined,
    NextContinuationToken: page.isTruncated ? writeToken(page.last) : undefined,
    Contents: page.keys.map((bytes) => describe(fromBytes(bytes), objects, write)),
  });
}

function describe(key: string, objects: Bucket, write: (text: string) => string) {
  const object = objects.get(key);
  return {
    Key: write(key),
    LastModified: new Date(object?.modified ?? 0).toISOString(),
    ETag: object?.etag,
    Size: object?.bytes.length,
    StorageClass: 'STANDARD',
  };
}

/** All texts as `toBytes` writes them. */
interface Cut {
  readonly prefix: string;
  /** The page begins behind this key. */
  readonly after: string;
  readonly size: number;
}

interface Page {
  readonly keys: readonly string[];
  readonly isTruncated: boolean;
  /** The next page begins behind it. */
  readonly last: string;
}

function cutPage(sorted: readonly string[], { prefix, after, size }: Cut): Page {
  const keys: string[] = [];
  let last = after;
  const first = after < prefix ? firstFrom(sorted, prefix) : firstFrom(sorted, `${after}\0`);
  for (let index = first; sorted[index]?.startsWith(prefix); index += 1) {
    if (keys.length === size) return { keys, isTruncated: size > 0, last };
    last = sorted[index] ?? '';
    keys.push(last);
  }
  return { keys, isTruncated: false, last };
}

/** Returns the index of the first key that is not before `key`. */
function firstFrom(sorted: readonly string[], key: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

function readMaxKeys(text: string | null): number {
  if (text === null) return 1000;
  if (!/^\d{1,9}$/.test(text)) throw invalidArgument('max-keys', text);
  return Math.min(Number(text), 1000);
}

function readEncoding(type: string | null) {
  if (type === null) return { write: (text: string) => text, encodingType: undefined };
  if (type !== 'url') throw invalidArgument('encoding-type', type);
  return { write: encodeAsForm, encodingType: type };
}

/** S3 writes a space as a plus sign here, and keeps slashes. */
function encodeAsForm(text: string): string {
  return encodeURIComponent(text).replaceAll('%2F', '/').replaceAll('%20', '+');
}

function writeToken(last: string): string {
  return `${shortHash(last)}.${Buffer.from(last, 'latin1').toString('base64url')}`;
}

function readToken(token: string): string {
  const last = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('latin1');
  if (token !== writeToken(last)) throw invalidArgument('continuation-token', token);
  return last;
}
