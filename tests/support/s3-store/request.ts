import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { decodeOrKeep } from '../../../generator/util/decode-or-keep.ts';

/** The operations of S3 that the store knows, by their names in its reference. */
export type Operation =
  | 'GetObject'
  | 'HeadObject'
  | 'PutObject'
  | 'CopyObject'
  | 'DeleteObject'
  | 'DeleteObjects'
  | 'ListObjectsV2'
  | 'Unknown';

/** A request, decoded. */
export interface StoreRequest {
  readonly operation: Operation;
  readonly method: string;
  /** As it was sent: path and query, encoded. */
  readonly url: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly bucket: string;
  /** Empty for a request about the bucket. */
  readonly key: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export function readRequest(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  body: Buffer,
): StoreRequest {
  const [rawPath = '', ...rest] = url.split('?');
  const path = decodePath(rawPath);
  const query = new URLSearchParams(rest.join('?'));
  const [, bucket = ''] = path.split('/');
  const key = path.slice(bucket.length + 2);
  const operation = nameOperation({ method, key, query, headers });
  return { operation, method, url, path, query, bucket, key, headers, body };
}

/** Decodes a path or a copy source. S3 reads a plus sign as a space there, too. */
export function decodePath(path: string): string {
  return decodeOrKeep(path.replaceAll('+', ' '));
}

/** Parameters of a query that an operation understands. */
const parameters: Readonly<Partial<Record<Operation, readonly string[]>>> = {
  DeleteObjects: ['delete'],
  ListObjectsV2: ['list-type', 'prefix', 'max-keys', 'continuation-token', 'encoding-type'],
};

type Named = Pick<StoreRequest, 'method' | 'key' | 'query' | 'headers'>;

/** An operation with a parameter that would change its meaning is unknown. */
function nameOperation(request: Named): Operation {
  const operation = request.key === '' ? bucketOperation(request) : objectOperation(request);
  const understood = parameters[operation] ?? [];
  return [...request.query.keys()].every((name) => understood.includes(name)) ? operation : 'Unknown';
}

function bucketOperation({ method, query }: Named): Operation {
  if (method === 'GET' && query.get('list-type') === '2') return 'ListObjectsV2';
  if (method === 'POST' && query.has('delete')) return 'DeleteObjects';
  return 'Unknown';
}

function objectOperation({ method, headers }: Named): Operation {
  switch (method) {
    case 'GET':
      return 'GetObject';
    case 'HEAD':
      return 'HeadObject';
    case 'PUT':
      return headers['x-amz-copy-source'] === undefined ? 'PutObject' : 'CopyObject';
    case 'DELETE':
      return 'DeleteObject';
    default:
      return 'Unknown';
  }
}
