import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import type { RequestMiddleware } from 'graphql-request';
import type { BackOff } from './back-off.ts';
import type { HeadersSource } from './headers.ts';
import type { Attempt } from './request-queue.ts';

/** What a client is made from. Layers of it are joined shallowly: later `options` replace earlier ones as a whole. */
export interface ClientConfig {
  readonly endpoint?: string;
  readonly options?: ClientOptions;
}

export interface ClientOptions {
  /** Default POST. GET puts query, variables and operationName into the address. */
  readonly method?: 'POST' | 'GET';
  /** A function is asked for each request. */
  readonly headers?: HeadersSource;
  /** Sees url, method, headers, body, operationName and variables; returns what is to be sent, and where. */
  readonly requestMiddleware?: RequestMiddleware;
  /** Called once a request with its answer or its error; what it returns is ignored. */
  readonly responseMiddleware?: (result: ClientAnswer | readonly BatchItem[] | Error) => void | Promise<void>;
  /** none: an error in the answer rejects. all: data and errors. ignore: data only. */
  readonly errorPolicy?: ErrorPolicy;
  readonly credentials?: RequestCredentials;
  readonly mode?: RequestMode;
  /** For each attempt, until the whole answer is there. */
  readonly timeoutMs?: number;
  /** For a query with all its attempts and the pauses between them, from when it is first sent. */
  readonly queryTimeoutMs?: number;
  /** After the first attempt. */
  readonly retries?: number;
  /** Longest pause that Retry-After may ask for. */
  readonly maxDelayMs?: number;
  /** Pauses after failures, of a query and of all that wait. Default: 250 ms, doubled each time, up to 8 s. */
  readonly backOff?: BackOff;
  /** The most requests under way at once; the client begins with fewer and adapts to the CMS. */
  readonly concurrency?: number;
  /** Of one answer, unpacked. */
  readonly maxAnswerBytes?: number;
  /** Told of every request when it has ended, in the order in which they end. */
  readonly onAttempt?: (attempt: Attempt) => void;
}

export type ErrorPolicy = 'none' | 'all' | 'ignore';

/** A query: typed by its document, or a plain one. */
export type QueryDocument<Data, Variables> = TypedDocumentNode<Data, Variables> | DocumentNode | string;

export interface RequestOptions {
  /** Over the client's headers. */
  readonly headers?: HeadersInit;
  readonly signal?: AbortSignal;
  /** The caller can ask for less: what may have been too much is not tried again as it is. */
  readonly isDivisible?: boolean;
  /** The caller has another way: it is asked once, and not tried again. */
  readonly isOptional?: boolean;
  /** Goes before what waits already. */
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

/** Counts since the client was made, for the report. Bytes are those of the answers, unpacked. */
export interface ClientStatistics {
  readonly requests: number;
  readonly retries: number;
  readonly bytes: number;
}

/** A named GraphQL client (docs/behaviours.md#graphql-client). Rejects with a `SourceError`. */
export interface Client {
  readonly name: string;
  /** Empty when none is configured; the first request says so. */
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
  /** One request with an array as its body; rejects when one of the answers has no data. */
  batch(operations: readonly BatchOperation[], options?: RequestOptions): Promise<readonly BatchItem[]>;
  statistics(): ClientStatistics;
}
