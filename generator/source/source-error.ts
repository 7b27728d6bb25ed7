/** http: a status that is not ok. graphql: errors, or no data. not-json: an answer that is no GraphQL answer at all. */
export type SourceErrorKind = 'http' | 'graphql' | 'network' | 'timeout' | 'not-json';

export interface SourceErrorDetails {
  readonly kind: SourceErrorKind;
  /** HTTP status, where there was an answer. */
  readonly status?: number;
  readonly operationName?: string | undefined;
  /** Host and port of the endpoint, never with user or password. */
  readonly host: string;
  /** How many times it was tried. */
  readonly attempts?: number;
  /** The start of an answer that could not be used, at most 200 characters, without markup and control characters. */
  readonly text?: string;
  /** What Retry-After asked for, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  readonly isRetryable?: boolean;
}

/**
 * A query that failed. The message is the first error's message or `GraphQL Error (Code: n)`, and holds neither query
 * nor answer nor headers (behaviours 16 [D], row 95).
 */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly kind: SourceErrorKind;
  readonly status: number | undefined;
  readonly operationName: string | undefined;
  readonly host: string;
  readonly attempts: number;
  readonly text: string;
  readonly retryAfterMs: number | undefined;
  readonly isRetryable: boolean;

  constructor(
    message: string,
    readonly details: SourceErrorDetails,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.kind = details.kind;
    this.status = details.status;
    this.operationName = details.operationName;
    this.host = details.host;
    this.attempts = details.attempts ?? 1;
    this.text = details.text ?? '';
    this.retryAfterMs = details.retryAfterMs;
    this.isRetryable = details.isRetryable ?? false;
  }

  /** The same error, after so many attempts. */
  after(attempts: number): SourceError {
    return new SourceError(this.message, { ...this.details, attempts }, { cause: this.cause });
  }
}
