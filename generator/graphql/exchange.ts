import { stripIgnoredCharacters } from 'graphql';
import { GraphQLClient, type RequestMiddleware } from 'graphql-request';
import { mergeHeaders } from '../http/headers.ts';
import type { AnswerPlace } from '../http/network-error.ts';
import { redactError, redactorOf } from '../http/redact.ts';
import { openRequestQueue } from '../http/request-queue.ts';
import { withRetries } from '../http/retry.ts';
import { send } from '../http/send.ts';
import { BuildError } from '../problems/problem.ts';
import { SourceError } from '../problems/source-error.ts';
import { parseAnswer, toJsonAnswer } from './answer.ts';
import type { ClientConfig, ClientStatistics, RequestOptions } from './client-types.ts';

/** The default limits of requests to the CMS. */
const sourceLimits = {
  /** The most requests at the same time. */
  concurrency: 4,
  /** For each attempt, until the whole answer has arrived. */
  timeoutMs: 30_000,
  /** For a query with all attempts and pauses. */
  queryTimeoutMs: 180_000,
  /** Attempts after the first. */
  retries: 3,
  /** The longest pause accepted from Retry-After. */
  maxDelayMs: 30_000,
  /** Bytes of one answer, unpacked: fifty entries of 600 kB each. */
  maxAnswerBytes: 32 * 1024 * 1024,
};

/** Failures in a row that count as chance, even for a client without retries. */
const leastThreshold = 4;

/** One request as text: `query` is a document, or the list of documents of a batch. */
export interface Exchange extends RequestOptions {
  readonly operationName: string | undefined;
  /**
   * The query for GET, instead of graphql-request's, which cuts at `#` and `,` inside strings too.
   */
  readonly compactQuery: () => string;
}

export type RunExchange = <Answer>(
  exchange: Exchange,
  request: (client: GraphQLClient) => Promise<Answer>,
) => Promise<Answer>;

/**
 * Returns a function that sends with graphql-request, with limits, deadlines and retries, and turns
 * every fault into a SourceError without credentials in its text.
 */
export function createExchange(
  name: string,
  { endpoint, options = {} }: ClientConfig,
): {
  run: RunExchange;
  statistics: () => ClientStatistics;
  placeOf: (operationName?: string) => AnswerPlace;
} {
  const limits = { ...sourceLimits, ...options };
  const { timeoutMs, queryTimeoutMs, retries, maxDelayMs, maxAnswerBytes: maxBytes } = limits;
  const counts = { requests: 0, retries: 0, bytes: 0 };
  const placeOf = (operationName?: string): AnswerPlace => ({ host: hostOf(name, endpoint), operationName });

  /** Sends a request when the queue allows it. */
  const sendNow = async (
    url: URL,
    init: RequestInit,
    place: AnswerPlace,
    leftMs = timeoutMs,
  ): Promise<Response> => {
    counts.requests++;
    const { method = 'GET', signal } = init;
    const headers = Object.fromEntries(new Headers(init.headers));
    const body = typeof init.body === 'string' ? init.body : await bytesOf(init.body);
    const answer = await send(
      { url, method, headers, body },
      {
        timeoutMs: Math.min(timeoutMs, Math.ceil(leftMs)),
        ...{ maxBytes, isUnpacked: true, operationName: place.operationName, signal: signal ?? undefined },
      },
    );
    counts.bytes += answer.body.length;
    return toJsonAnswer(answer, { place, redact: (text) => redactorOf(headers)(text) });
  };

  const openClient = (place: AnswerPlace, headers: RequestOptions['headers'], fetch: GraphQLFetch) =>
    new GraphQLClient(endpoint ?? '', {
      method: options.method ?? 'POST',
      credentials: options.credentials ?? 'include',
      mode: options.mode ?? 'cors',
      // Errors in an answer are judged here, for single requests and batches alike.
      errorPolicy: 'all',
      headers: mergeHeaders(options.headers, headers),
      jsonSerializer: { stringify: JSON.stringify, parse: (text) => parseAnswer(text, place) },
      ...(options.requestMiddleware && { requestMiddleware: withPlainHeaders(options.requestMiddleware) }),
      fetch,
    });

  const queue = openRequestQueue({
    most: limits.concurrency,
    // A query's own attempts end first.
    failureThreshold: Math.max(leastThreshold, retries + 1),
    maxDelayMs,
    backOff: options.backOff,
    onAttempt: options.onAttempt,
    probe: () => {
      const place = placeOf('probe');
      const query = '{ __typename }';
      const ask: GraphQLFetch = (input, init = {}) =>
        sendNow(
          toAddress(input, init, () => query),
          init,
          place,
        );
      return openClient(place, undefined, ask).rawRequest({ query });
    },
  });

  const run: RunExchange = (
    { isDivisible = false, isOptional = false, isUrgent = false, ...exchange },
    request,
  ) => {
    const { operationName, compactQuery, headers, signal } = exchange;
    const place = placeOf(operationName);
    // A query's time begins with its first attempt, not while it waits in the queue.
    let endsAt: number | undefined;
    const attempt = async (attempts: number) => {
      if (endsAt !== undefined && performance.now() >= endsAt) throw lateError(place, queryTimeoutMs);
      let sent: RequestInit['headers'];
      const fetch: GraphQLFetch = (input, init = {}) => {
        sent = init.headers;
        const passage = { operation: operationName ?? 'query', isUrgent: isUrgent || attempts > 1, signal };
        return queue(() => {
          endsAt ??= performance.now() + queryTimeoutMs;
          const leftMs = Math.max(1, endsAt - performance.now());
          return sendNow(toAddress(input, init, compactQuery), init, place, leftMs);
        }, passage);
      };
      try {
        return await request(openClient(place, headers, fetch));
      } catch (error) {
        throw redactError(error, redactorOf(sent));
      }
    };
    const onRetry = () => void counts.retries++;
    return withRetries(attempt, {
      retries: isOptional ? 0 : retries,
      maxDelayMs,
      onRetry,
      isDivisible,
      backOff: options.backOff,
      signal,
    });
  };

  return { run, placeOf, statistics: () => ({ ...counts }) };
}

/** Hands a middleware an object of headers, which it can spread: graphql-request documents it so. */
function withPlainHeaders(middleware: RequestMiddleware): RequestMiddleware {
  return (request) => middleware({ ...request, headers: mergeHeaders(request.headers) });
}

type GraphQLFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

function lateError(place: AnswerPlace, queryTimeoutMs: number): SourceError {
  return new SourceError(
    `${place.host} did not answer within ${queryTimeoutMs} ms, including all attempts and pauses`,
    {
      kind: 'timeout',
      isFinal: true,
      ...place,
    },
  );
}

/** Shortens a document for GET, except inside strings. */
export function compactDocument(document: string): string {
  return stripIgnoredCharacters(document);
}

function hostOf(name: string, endpoint: string | undefined): string {
  if (endpoint && URL.canParse(endpoint)) return new URL(endpoint).host;
  throw new BuildError(
    'usage',
    endpoint
      ? `The endpoint of the GraphQL client "${name}" is not a valid address`
      : `The GraphQL client "${name}" has no endpoint`,
    [],
  );
}

/** A middleware may have made another body than a text. */
async function bytesOf(body: RequestInit['body']): Promise<Uint8Array | null> {
  return body == null ? null : new Uint8Array(await new Response(body).arrayBuffer());
}

function toAddress(input: string | URL | Request, init: RequestInit, compactQuery: () => string): URL {
  const url = new URL(input instanceof Request ? input.url : input);
  if (init.method !== 'POST' && url.searchParams.has('query')) url.searchParams.set('query', compactQuery());
  return url;
}
