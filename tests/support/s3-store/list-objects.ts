import { shortHash } from '../../../generator/util/hash.ts';
import type { StoreState } from './abilities.ts';
import { type Answer, invalidArgument, xmlAnswer } from './answer.ts';
import { type Bucket, fromBytes, toBytes } from './bucket.ts';
import type { StoreRequest } from './request.ts';

/** Answers ListObjectsV2: one page of the keys, sorted by their bytes. */
export function listObjects({ query }: StoreRequest, { bucket, objects, abilities }: StoreState): Answer {
  const { write, encodingType } = readEncoding(query.get('encoding-type'));
  const token = query.get('continuation-token');
  const startAfter = query.get('start-after');
  const delimiter = query.get('delimiter') ?? '';
  const prefix = query.get('prefix') ?? '';
  const maxKeys = readMaxKeys(query.get('max-keys'));
  const page = cutPage(objects.sortedKeys, {
    prefix: toBytes(prefix),
    delimiter: toBytes(delimiter),
    after: token === null ? toBytes(startAfter ?? '') : readToken(token),
    size: Math.min(maxKeys, abilities.pageSize),
  });
  return xmlAnswer(200, 'ListBucketResult', {
    Name: bucket,
    Prefix: write(prefix),
    Delimiter: delimiter === '' ? undefined : write(delimiter),
    StartAfter: startAfter === null ? undefined : write(startAfter),
    MaxKeys: maxKeys,
    KeyCount: page.keys.length + page.commonPrefixes.length,
    EncodingType: encodingType,
    IsTruncated: page.isTruncated,
    ContinuationToken: token ?? undefined,
    NextContinuationToken: page.isTruncated ? writeToken(page.last) : undefined,
    Contents: page.keys.map((bytes) => describe(fromBytes(bytes), objects, write)),
    CommonPrefixes: page.commonPrefixes.map((bytes) => ({ Prefix: write(fromBytes(bytes)) })),
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
  readonly delimiter: string;
  /** The page begins behind this key. */
  readonly after: string;
  readonly size: number;
}

interface Page {
  readonly keys: readonly string[];
  readonly commonPrefixes: readonly string[];
  readonly isTruncated: boolean;
  /** The next page begins behind it. */
  readonly last: string;
}

function cutPage(sorted: readonly string[], { prefix, delimiter, after, size }: Cut): Page {
  const keys: string[] = [];
  const commonPrefixes: string[] = [];
  let last = after;
  let index = after < prefix ? firstFrom(sorted, prefix) : firstFrom(sorted, `${after}\0`);
  for (let key = sorted[index]; key?.startsWith(prefix); key = sorted[index]) {
    if (keys.length + commonPrefixes.length === size)
      return { keys, commonPrefixes, isTruncated: size > 0, last };
    const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    if (end === -1) {
      keys.push(key);
      last = key;
      index += 1;
    } else {
      const common = key.slice(0, end + delimiter.length);
      commonPrefixes.push(common);
      // UTF-8 has no such byte: all keys with this beginning are before it.
      last = `${common}\xff`;
      index = firstFrom(sorted, last);
    }
  }
  return { keys, commonPrefixes, isTruncated: false, last };
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
