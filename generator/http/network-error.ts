import { SourceError } from '../problems/source-error.ts';
import { findProxy } from './find-proxy.ts';

/** Where a request was sent, for messages. */
export interface AnswerPlace {
  readonly host: string;
  readonly operationName: string | undefined;
}

/**
 * Temporary network errors. Others stay the same: an unknown host, an untrusted certificate, an
 * address or a header that Node refuses.
 */
const passing = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENETDOWN',
  'ENETUNREACH',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  // A proxy without its network.
  'HTTP 502',
  'HTTP 503',
  'HTTP 504',
  // Open files, and connections, are closed meanwhile.
  'EMFILE',
  'ENFILE',
  // A compressed answer that was cut.
  'Z_BUF_ERROR',
  'Z_DATA_ERROR',
]);

/**
 * Makes a SourceError of any failure during a request to `url`. `passedMs`: the deadline, when it was
 * missed.
 */
export function toSourceError(
  cause: unknown,
  { url, ...place }: AnswerPlace & { readonly url: URL },
  passedMs: number | undefined,
): SourceError {
  if (cause instanceof SourceError) return cause;
  const proxy = findProxy(url)?.host;
  const details = { ...place, ...(proxy !== undefined && { proxy }) };
  // Without the user and password of the proxy.
  const way = proxy === undefined ? '' : ` through the proxy ${proxy}`;
  if (passedMs !== undefined)
    return new SourceError(
      `${place.host} did not answer within ${passedMs} ms${way}`,
      { kind: 'timeout', ...details, isRetryable: true },
      { cause },
    );
  const code = codeOf(cause);
  return new SourceError(
    `${place.host} cannot be reached${way}${code && ` (${code})`}`,
    { kind: 'network', code, ...details, isRetryable: passing.has(code) },
    { cause },
  );
}

/** Returns the system's code: "ECONNREFUSED". A proxy that refuses has a status: "HTTP 407". */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const [, status] = /^Proxy .*\((\d{3})\)/.exec(error.message) ?? [];
  if (status !== undefined) return `HTTP ${status}`;
  // Node 20 has one code for all refused handshakes.
  const [, reason] = /SSL routines:[^:]*:([^:]+):/.exec(error.message) ?? [];
  if (reason !== undefined) return `ERR_SSL_${reason.toUpperCase().replaceAll(' ', '_')}`;
  if ('code' in error && typeof error.code === 'string') return error.code;
  // Both addresses of a name failed: any of the errors will do.
  if (error instanceof AggregateError) return codeOf(error.errors.at(-1));
  return codeOf(error.cause);
}
