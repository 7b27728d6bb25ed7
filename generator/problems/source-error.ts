/**
 * http: a status that is not ok. graphql: errors, or no data. not-json: an answer that is not a
 * GraphQL answer. encoding: not UTF-8. too-long: more bytes than allowed.
 */
export type SourceErrorKind =
  | 'http'
  | 'graphql'
  | 'network'
  | 'timeout'
  | 'not-json'
  | 'encoding'
  | 'too-long';

export interface SourceErrorDetails {
  readonly kind: SourceErrorKind;
  /** The HTTP status of the answer. */
  readonly status?: number;
  /** The system's code of a network error: "ECONNREFUSED". */
  readonly code?: string;
  readonly operationName?: string | undefined;
  /** Host and port of the endpoint, never with user or password. */
  readonly host: string;
  /** Host and port of the proxy that it was asked through. */
  readonly proxy?: string;
  /** The number of attempts. */
  readonly attempts?: number;
  /**
   * The start of an unusable answer, at most 200 characters, without markup and control characters.
   */
  readonly text?: string;
  /** Milliseconds of Retry-After. */
  readonly retryAfterMs?: number | undefined;
  readonly isRetryable?: boolean;
  /** The query is valid, but a part of it cannot be answered. */
  readonly isPartial?: boolean;
  /** Fields of the query that the CMS does not know, as paths into it, with what it says of each. */
  readonly unknown?: ReadonlyMap<string, string> | undefined;
  /** The client has given up on the CMS and sends no further query. */
  readonly isFinal?: boolean;
}

/**
 * A query that failed. The message is the first error's message or `GraphQL Error (Code: n)`, and
 * contains neither query nor answer nor headers.
 */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly kind: SourceErrorKind;
  readonly status: number | undefined;
  readonly code: string;
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
    this.code = details.code ?? '';
    this.operationName = details.operationName;
    this.host = details.host;
    this.attempts = details.attempts ?? 1;
    this.text = details.text ?? '';
    this.retryAfterMs = details.retryAfterMs;
    this.isRetryable = (details.isRetryable ?? false) && !details.isFinal;
  }

  /** True when the CMS or the network is in trouble: the client then sends fewer queries. */
  get isOverload(): boolean {
    const { kind, status = 0 } = this;
    if (kind === 'http') return status === 429 || status >= 500;
    return kind === 'timeout' || (kind === 'network' && this.isRetryable);
  }

  /** True when a smaller query may succeed, or show which part cannot be answered. */
  get isDivisible(): boolean {
    const { kind, status = 0, code, details } = this;
    if (details.isFinal) return false;
    if (kind === 'http') return status === 413 || status >= 500;
    if (kind === 'network') return code === 'ECONNRESET';
    if (kind === 'graphql') return details.isPartial === true;
    return kind === 'timeout' || kind === 'encoding' || kind === 'too-long';
  }

  /** True when the error is probably temporary and not about the query. */
  get isPassing(): boolean {
    return this.kind === 'network' || this.status === 502 || this.status === 503;
  }

  /** Returns the same error with a number of attempts. */
  after(attempts: number): SourceError {
    return new SourceError(this.message, { ...this.details, attempts }, { cause: this.cause });
  }

  /** Returns the same error with each text of the answer replaced by `change`. */
  with(change: (text: string) => string): SourceError {
    const details = { ...this.details, text: change(this.text) };
    return new SourceError(change(this.message), details, { cause: this.cause });
  }

  /** Returns the same error for all queries that are not sent any more. */
  asFinal(): SourceError {
    return new SourceError(this.message, { ...this.details, isFinal: true }, { cause: this.cause });
  }
}
