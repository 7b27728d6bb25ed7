import type { ConditionSupport } from './abilities.ts';
import { noSuchKey, notImplemented, preconditionFailed } from './answer.ts';
import type { KeptObject } from './bucket.ts';
import type { StoreRequest } from './request.ts';

/** Throws a StoreError for a write whose conditions the present object does not meet. */
export function checkWrite(
  { key, headers }: StoreRequest,
  present: KeptObject | undefined,
  support: ConditionSupport,
): void {
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers;
  if (support === 'ignored' || (ifMatch ?? ifNoneMatch) === undefined) return;
  if (support === 'unsupported') throw notImplemented('conditions on this write');
  if (ifNoneMatch !== undefined && ifNoneMatch !== '*') throw notImplemented('If-None-Match with an ETag');
  if (ifNoneMatch !== undefined && present !== undefined) throw preconditionFailed('If-None-Match');
  if (ifMatch === undefined) return;
  if (present === undefined) throw noSuchKey(key);
  if (!isMatch(ifMatch, present)) throw preconditionFailed('If-Match');
}

/** Returns true for `*` and for the object's ETag, with or without its quotes. */
function isMatch(condition: string, { etag }: KeptObject): boolean {
  return condition === '*' || unquote(condition) === unquote(etag);
}

function unquote(etag: string): string {
  return etag.replaceAll('"', '');
}
