import { hash, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Abilities, StoreState } from './abilities.ts';
import {
  type Answer,
  invalidArgument,
  noSuchBucket,
  noSuchKey,
  preconditionFailed,
  StoreError,
  xmlAnswer,
} from './answer.ts';
import type { KeptObject } from './bucket.ts';
import { checkWrite } from './conditions.ts';
import { readPayload } from './read-payload.ts';
import { decodePath, type StoreRequest } from './request.ts';

/** Answers GetObject and HeadObject. */
export function getObject({ key }: StoreRequest, { objects }: StoreState): Answer {
  const object = objects.get(key);
  if (object === undefined) throw noSuchKey(key);
  const { etag, modified, bytes } = object;
  const facts = { ...object.headers, etag, 'last-modified': new Date(modified).toUTCString() };
  return { status: 200, headers: facts, body: bytes };
}

export function putObject(request: StoreRequest, { objects, abilities, now }: StoreState): Answer {
  const bytes = readPayload(request, abilities);
  checkWrite(request, objects.get(request.key), abilities.conditions);
  const { 'if-match': ifMatch } = request.headers;
  if (abilities.etagQuotes === 'none' && ifMatch?.includes('"')) throw preconditionFailed('If-Match');
  const object = newObject(bytes, keptHeaders(request.headers), { etags: abilities.etags, now });
  objects.set(request.key, object);
  return { status: 200, headers: { etag: object.etag } };
}

export function copyObject(request: StoreRequest, { bucket, objects, abilities, now }: StoreState): Answer {
  readPayload(request, abilities);
  const { key, headers } = request;
  const [sourceBucket, ...rest] = decodePath(String(headers['x-amz-copy-source']))
    .replace(/^\//, '')
    .split('/');
  const from = rest.join('/');
  if (sourceBucket !== bucket) throw noSuchBucket(String(sourceBucket));
  const source = objects.get(from);
  if (source === undefined) throw noSuchKey(from);
  const directive = String(headers['x-amz-metadata-directive'] ?? 'COPY');
  if (!['COPY', 'REPLACE'].includes(directive)) throw invalidArgument('x-amz-metadata-directive', directive);
  if (from === key && directive === 'COPY') throw copyOntoItself();
  checkWrite(request, objects.get(key), abilities.conditions);

  const isReplaced = directive === 'REPLACE' && abilities.copyHeaders === 'replaced';
  const copied = isReplaced ? keptHeaders(headers) : source.headers;
  const object = newObject(source.bytes, copied, { etags: abilities.etags, now });
  objects.set(key, object);
  const LastModified = new Date(object.modified).toISOString();
  return xmlAnswer(200, 'CopyObjectResult', { LastModified, ETag: object.etag });
}

export function deleteObject(request: StoreRequest, { objects, abilities }: StoreState): Answer {
  checkWrite(request, objects.get(request.key), abilities.conditions);
  objects.delete(request.key);
  return { status: 204 };
}

export interface ObjectMaker {
  readonly etags: Abilities['etags'];
  readonly now: () => number;
}

export function newObject(
  bytes: Buffer,
  headers: KeptObject['headers'],
  { etags, now }: ObjectMaker,
): KeptObject {
  const etag = etags === 'md5' ? hash('md5', bytes) : randomUUID().replaceAll('-', '');
  return { bytes, headers, etag: `"${etag}"`, modified: now() };
}

const keptNames = new Set([
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
  'expires',
]);

/** Picks the headers that S3 keeps with an object. */
function keptHeaders(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  const kept: Record<string, string> = { 'content-type': 'binary/octet-stream' };
  for (const [name, value] of Object.entries(headers))
    if (keptNames.has(name) || name.startsWith('x-amz-meta-')) kept[name] = String(value);
  return kept;
}

function copyOntoItself(): StoreError {
  const message =
    "This copy request is illegal because it is trying to copy an object to itself without changing the object's metadata";
  return new StoreError(400, 'InvalidRequest', message);
}
