import { SourceError } from '../../problems/source-error.ts';
import type { AnswerPlace } from './answer.ts';
import { UnreadableBody } from './read-body.ts';

/**
 * Temporary network errors. Others stay the same: an unknown host, an untrusted certificate, an
 * address or a header that fetch refuses.
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
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
  // Open files, and connections, are closed meanwhile.
  'EMFILE',
  'ENFILE',
  // A compressed answer that was cut.
  'Z_BUF_ERROR',
  'Z_DATA_ERROR',
]);

/**
 * Makes a SourceError of any failure during a request. `passedMs`: the deadline, when it was
 * missed.
 */
export function toSourceError(cause: unknown, place: AnswerPlace, passedMs: number | undefined): SourceError {
  const { host } = place;
  if (cause instanceof SourceError) return cause;
  if (cause instanceof UnreadableBody)
    return new SourceError(cause.message, { kind: cause.reason, ...place }, { cause });
  if (passedMs !== undefined)
    return new SourceError(
      `${host} did not answer within ${passedMs} ms`,
      { kind: 'timeout', ...place, isRetryable: true },
      { cause },
    );
  const code = codeOf(cause);
  return new SourceError(
    `${host} cannot be reached${code && ` (${code})`}`,
    { kind: 'network', code, ...place, isRetryable: passing.has(code) },
    { cause },
  );
}

/** fetch hides the system's code ("ECONNREFUSED") in the causes of its TypeError. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  // Both addresses of a name failed: any of the errors will do.
  if (error instanceof AggregateError) return codeOf(error.errors.at(-1));
  return codeOf(error.cause);
}
