import { SourceError } from '../problems/source-error.ts';
import type { AnswerPlace } from './network-error.ts';
import type { Answer } from './send.ts';

/**
 * Makes the error for a status that is not ok. 429 and 5xx may be temporary; 3xx and 4xx are not.
 */
export function statusError(
  { status, headers }: Pick<Answer, 'status' | 'headers'>,
  message: string,
  place: AnswerPlace,
  text = '',
): SourceError {
  const isRetryable = status === 429 || status >= 500;
  const retryAfterMs = isRetryable ? readRetryAfter(headers.get('retry-after')) : undefined;
  const target = status >= 300 && status < 400 ? targetIn(headers.get('location'), place.host) : null;
  return new SourceError(target === null ? message : `${place.host} redirects to ${target}`, {
    kind: 'http',
    status,
    text,
    retryAfterMs,
    isRetryable,
    ...place,
  });
}

/**
 * Returns the host of a redirect, with its scheme: it may be the same host without TLS. Within the host also the
 * path, without its query, which may have a secret.
 */
function targetIn(location: string | null, host: string): string | null {
  if (location === null || !URL.canParse(location, `http://${host}`)) return null;
  const target = new URL(location, `http://${host}`);
  return target.host === host ? `${target.origin}${target.pathname}` : target.origin;
}

/** An HTTP date, "Sun, 06 Nov 1994 08:49:37 GMT" (RFC 9110, 5.6.7). */
const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * Reads Retry-After: seconds or an HTTP date, as milliseconds from now. Undefined when it is
 * missing, over or invalid: then the usual pause applies (RFC 9110, 10.2.3; faults 5).
 */
export function readRetryAfter(value: string | null, now: number = Date.now()): number | undefined {
  const text = value?.trim() ?? '';
  // Without a limit: a pause that is too long ends the crawl with a message.
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1000, Number.MAX_SAFE_INTEGER);
  if (!httpDate.test(text)) return undefined;
  const delayMs = Date.parse(text) - now;
  return delayMs > 0 ? delayMs : undefined;
}
