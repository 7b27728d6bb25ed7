import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import type { RequestMiddleware } from 'graphql-request';
import type { HeadersSource } from '../http/headers.ts';
import type { Attempt } from '../http/request-queue.ts';
import type { BackOff } from '../http/retry.ts';

/**
 * The settings of a client. Layers are merged shallowly: later `options` replace earlier ones as a
 * whole.
 */
export interface ClientConfig {
  readonly endpoint?: string;
  readonly options?: ClientOptions;
}

export interface ClientOptions {
  /** Default: POST. GET puts query, variables and operationName into the address. */
  readonly method?: 'POST' | 'GET';
  /** A function is called for each request. */
  readonly headers?: HeadersSource;
  /**
   * Receives url, method, headers as an object, body, operationName and variables; returns the request to send.
   */
  readonly requestMiddleware?: RequestMiddleware;
  /** Called once per request with its answer or its error; its result is ignored. */
  readonly responseMiddleware?: (
    result: ClientAnswer | readonly BatchItem[] | Error,
    request: AnsweredRequest,
  ) => void | Promise<void>;
  /** none: an error in the answer rejects. all: data and errors. ignore: data only. */
  readonly errorPolicy?: ErrorPolicy;
  readonly credentials?: RequestCredentials;
  readonly mode?: RequestMode;
  /**
   * Sends a variable `nonce` that is new in each attempt, whether the query declares it or not: no
   * cache between here and the CMS has an answer for it.
   */
  readonly isUncached?: boolean;
  /** Milliseconds for each attempt, until the whole answer has arrived. */
  readonly timeoutMs?: number;
  /** Milliseconds for a query with all attempts and pauses, from its first attempt. */
  readonly queryTimeoutMs?: number;
  /** Attempts after the first. */
  readonly retries?: number;
  /** The longest pause accepted from Retry-After. */
  readonly maxDelayMs?: number;
  /**
   * Pauses after failures, of a query and of all waiting ones. Default: 250 ms, doubled each time,
   * up to 8 s.
   */
  readonly backOff?: BackOff;
  /** The most requests at the same time; the client begins with fewer and adapts to the CMS. */
  readonly concurrency?: number;
  /** Bytes of one answer, unpacked. */
  readonly maxAnswerBytes?: number;
  /** Called for every request when it has ended. */
  readonly onAttempt?: (attempt: Attempt) => void;
}

/** The request of an answer; `variables` is a list for a batch. */
export interface AnsweredRequest {
  readonly url: string;
  readonly operationName: string | undefined;
  readonly variables: object | undefined;
}

export type ErrorPolicy = 'none' | 'all' | 'ignore';

/** A query: typed by its document, or plain text. */
export type QueryDocument<Data, Variables> = TypedDocumentNode<Data, Variables> | DocumentNode | string;

export interface RequestOptions {
  /** Override the client's headers. */
  readonly headers?: HeadersInit;
  readonly signal?: AbortSignal;
  /** The caller can ask for less: a query that may have been too much is not repeated as it is. */
  readonly isDivisible?: boolean;
  /** The caller has an alternative: no retries. */
  readonly isOptional?: boolean;
  /** Skips the waiting queue. */
  readonly isUrgent?: boolean;
}

export interface ClientAnswer<Data = unknown> {
  readonly data: Data;
  readonly errors?: readonly unknown[];
  readonly extensions?: unknown;
  readonly status: number;
  readonly headers: Headers;
}

export interface BatchItem {
  readonly data: unknown;
  readonly errors?: readonly unknown[];
}

export interface BatchOperation {
  readonly document: DocumentNode | string;
  readonly variables?: object;
}

/** Counts since the client was made, for the report. Bytes of unpacked answers. */
export interface ClientStatistics {
  readonly requests: number;
  readonly retries: number;
  readonly bytes: number;
}

/** Returns a client of the settings by its name, `default` without one. Throws BuildError for an unknown name. */
export type FindClient = (name?: string) => Client;

/** A named GraphQL client (docs/behaviours.md#graphql-client). Rejects with a `SourceError`. */
export interface Client {
  readonly name: string;
  /** May be empty: the first request then rejects. */
  readonly endpoint: string;
  request<Data, Variables extends object>(
    document: QueryDocument<Data, Variables>,
    variables?: Variables,
    options?: RequestOptions,
  ): Promise<Data>;
  rawRequest<Data, Variables extends object>(
    document: QueryDocument<Data, Variables>,
    variables?: Variables,
    options?: RequestOptions,
  ): Promise<ClientAnswer<Data>>;
  /** Sends one request with an array as its body; rejects when one of the answers has no data. */
  batch(operations: readonly BatchOperation[], options?: RequestOptions): Promise<readonly BatchItem[]>;
  statistics(): ClientStatistics;
}
