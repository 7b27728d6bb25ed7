import { BuildError } from '../../../generator/problems/problem.ts';
import { awsHost } from '../../credentials/aws-host.ts';
import { encodeKey, encodeQuery } from './keys.ts';

export interface ServiceOptions {
  /** "s3://bucket/prefix". */
  readonly address: string;
  /** The address of the service. Default: AWS, in the region. */
  readonly endpoint?: string | undefined;
  /** Writes the bucket into the path, and not into the host. Default: true with an endpoint. */
  readonly pathStyle?: boolean | undefined;
}

/** The place of a bucket within a service, and of our objects in it. */
export interface Service {
  /** As the user wrote it, ending in a slash. */
  readonly address: string;
  readonly bucket: string;
  /** Empty, or ending in a slash. */
  readonly prefix: string;
  /** Returns the address of a key; of the bucket itself for an empty one. */
  readonly urlOf: (region: string, key: string, query?: Readonly<Record<string, string>>) => URL;
  /** An endpoint of the user, which knows one host only. */
  readonly isOwn: boolean;
}

/** Reads the address of a bucket and its service. Throws a BuildError for one that is not valid. */
export function parseAddress({ address, endpoint, pathStyle }: ServiceOptions): Service {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)(?:\/+(.*?))?\/*$/.exec(address) ?? [];
  if (bucket === undefined || !bucketName.test(bucket)) {
    const hint = 'Write it as s3://bucket or s3://bucket/prefix.';
    throw wrongSetting(`${quote(address)} is not the address of a bucket`, hint);
  }
  if (prefix.split('/').some((part) => part === '.' || part === '..'))
    throw wrongSetting(`The prefix of "${address}" has a part "." or ".."`, 'Choose another prefix.');
  // Certificates are for one level of names only: those of AWS do not fit a bucket with a dot.
  const isInPath = pathStyle ?? (endpoint !== undefined || bucket.includes('.'));
  const base = isInPath ? `/${encodeKey(bucket)}` : '';
  const own = endpoint === undefined ? null : parseEndpoint(endpoint);
  return {
    address: `s3://${bucket}/${prefix === '' ? '' : `${prefix}/`}`,
    bucket,
    prefix: prefix === '' ? '' : `${prefix}/`,
    isOwn: own !== null,
    urlOf: (region, key, query = {}) => {
      const { protocol, host } = own ?? new URL(`https://${awsHost('s3', region)}`);
      const origin = `${protocol}//${isInPath ? '' : `${bucket}.`}${host}`;
      // Not relative to the origin: a path that begins with two slashes would be another host.
      return new URL(`${origin}${base}${key === '' ? '' : `/${encodeKey(key)}`}${encodeQuery(query)}`);
    },
  };
}

/** Letters, digits, dots, hyphens; old buckets have underscores and capitals. */
const bucketName = /^[A-Za-z0-9][A-Za-z0-9._-]{1,254}$/;

/** Reads the endpoint of a service. Throws a BuildError for one that cannot be used. */
export function parseEndpoint(endpoint: string, service = 'the store'): URL {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  const isPlain = url?.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  if (isPlain && /^https?:$/.test(url.protocol)) return url;
  throw wrongSetting(
    `${quote(endpoint)} is not the endpoint of ${service}`,
    'Write it as https://host or https://host:port, without a path and without credentials.',
  );
}

/** A text with "@" may contain a password. */
function quote(text: string): string {
  return text.includes('@') ? 'What is set' : `"${text}"`;
}

/** Makes the error for what has to be written otherwise. */
export function wrongSetting(message: string, hint: string): BuildError {
  return new BuildError('usage', message, [{ message, hint }]);
}
