/**
 * http: a status that is not ok. graphql: errors, or no data. not-json: an answer that is no GraphQL answer at all.
 * encoding: not UTF-8. too-long: more bytes than are read.
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
  /** HTTP status, where there was an answer. */
  readonly status?: number;
  /** What the system calls a network fault: "ECONNREFUSED". */
  readonly code?: string;
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
  /** The query was understood, and some of what it asks for cannot be answered. */
  readonly isPartial?: boolean;
  /** Fields of the query that the CMS says it does not know, as paths into it. */
  readonly unknown?: readonly string[] | undefined;
  /** The client has given up on the CMS: neither the same nor less is asked for again. */
  readonly isFinal?: boolean;
}

/**
 * A query that failed. The message is the first error's message or `GraphQL Error (Code: n)`, and holds neither query
 * nor answer nor headers.
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

  /** Whether the CMS, or the way to it, is in trouble: then it is asked less. */
  get isOverload(): boolean {
    const { kind, status = 0 } = this;
    if (kind === 'http') return status === 429 || status >= 500;
    return kind === 'timeout' || (kind === 'network' && this.isRetryable);
  }

  /** Whether a query that asks for less may succeed, or tell which part of it cannot be answered. */
  get isDivisible(): boolean {
    const { kind, status = 0, code, details } = this;
    if (details.isFinal) return false;
    if (kind === 'http') return status === 413 || status >= 500;
    if (kind === 'network') return code === 'ECONNRESET' || code === 'UND_ERR_SOCKET';
    if (kind === 'graphql') return details.isPartial === true;
    return kind === 'timeout' || kind === 'encoding' || kind === 'too-long';
  }

  /** Whether it is more likely to pass than to be about what was asked for. */
  get isPassing(): boolean {
    return this.kind === 'network' || this.status === 502 || this.status === 503;
  }

  /** The same error, after so many attempts. */
  after(attempts: number): SourceError {
    return new SourceError(this.message, { ...this.details, attempts }, { cause: this.cause });
  }

  /** The same error in other words: `change` is asked for all that it says of an answer. */
  with(change: (text: string) => string): SourceError {
    const details = { ...this.details, text: change(this.text) };
    return new SourceError(change(this.message), details, { cause: this.cause });
  }

  /** The same error, told to all that are not asked any more. */
  asFinal(): SourceError {
    return new SourceError(this.message, { ...this.details, isFinal: true }, { cause: this.cause });
  }
}
