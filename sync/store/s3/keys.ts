import { SourceError } from '../../../generator/problems/source-error.ts';

/**
 * Encodes a key, or a value of a query, as signatures require it: every byte but the unreserved
 * ones of RFC 3986, 2.3, and the slashes between the parts of a key.
 */
export function encodeKey(key: string): string {
  return key.split('/').map(encodeStrictly).join('/');
}

/** Encodes a value of a query: slashes too. */
function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Writes a query, with the question mark; nothing for an empty one. */
export function encodeQuery(query: Readonly<Record<string, string>>): string {
  const parts = Object.entries(query).map(([name, value]) => `${name}=${encodeStrictly(value)}`);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/**
 * Throws a SourceError for a key that cannot be an address. Every browser, proxy and url parser
 * takes `.` and `..` out of a path, also when they are encoded: the request would be for another
 * object.
 */
export function refuseUnusableKey(key: string, host: string, operationName: string): void {
  const reason = unusableReason(key);
  if (reason === null) return;
  throw new SourceError(`The key ${JSON.stringify(key)} cannot be published: ${reason}`, {
    kind: 'http',
    code: 'UnusableKey',
    host,
    operationName,
  });
}

/** An S3 key has at most 1,024 bytes of UTF-8. */
const mostBytes = 1024;

function unusableReason(key: string): string | null {
  if (key === '') return 'it is empty';
  if (key.split('/').some((part) => part === '.' || part === '..'))
    return 'a part of it is "." or "..", which browsers and proxies remove from an address';
  if (/\p{Surrogate}/u.test(key)) return 'it is not valid Unicode';
  if (Buffer.byteLength(key) > mostBytes) return `it is longer than ${mostBytes} bytes`;
  return null;
}
