import { stripIgnoredCharacters } from 'graphql';
import { ClientError, GraphQLClient } from 'graphql-request';
import pLimit from 'p-limit';
import { BuildError } from '../problem.ts';
import { errorMessage, parseAnswer } from './answer.ts';
import type { ClientConfig, ClientStatistics, RequestOptions } from './client-types.ts';
import { mergeHeaders } from './headers.ts';
import { type AnswerPlace, statusError } from './json-answer.ts';
import { withRetries } from './retry.ts';
import { send } from './send.ts';

/** One request as text: `query` is a document, or the list of documents of a batch. */
export interface Exchange extends RequestOptions {
  readonly operationName: string | undefined;
  /** What GET puts into the address instead of graphql-request's text, which is cut at `#` and `,` within strings too. */
  readonly compactQuery: () => string;
}

export type RunExchange = <Answer>(
  exchange: Exchange,
  request: (client: GraphQLClient) => Promise<Answer>,
) => Promise<Answer>;

/** Gives a function that sends with graphql-request, under limit, deadline and retries, and makes every fault a SourceError. */
export function createExchange(
  name: string,
  { endpoint, options = {} }: ClientConfig,
): {
  run: RunExchange;
  statistics: () => ClientStatistics;
  placeOf: (operationName?: string) => AnswerPlace;
} {
  const { timeoutMs = 30_000, retries = 3, maxDelayMs = 30_000, concurrency = 4 } = options;
  const limit = pLimit(concurrency);
  const counts = { requests: 0, retries: 0, bytes: 0 };
  const placeOf = (operationName?: string): AnswerPlace => ({ host: hostOf(name, endpoint), operationName });

  const run: RunExchange = ({ operationName, compactQuery, headers, signal }, request) => {
    const place = placeOf(operationName);
    const attempt = async () => {
      counts.requests++;
      const client = new GraphQLClient(endpoint ?? '', {
        method: options.method ?? 'POST',
        credentials: options.credentials ?? 'include',
        mode: options.mode ?? 'cors',
        // Errors in an answer are judged by us, for single requests and batches alike.
        errorPolicy: 'all',
        headers: mergeHeaders(options.headers, headers),
        jsonSerializer: { stringify: JSON.stringify, parse: (text) => parseAnswer(text, place) },
        ...(options.requestMiddleware && { requestMiddleware: options.requestMiddleware }),
        ...(signal && { signal }),
        fetch: (input, init = {}) =>
          send(toAddress(input, init, compactQuery), init, {
            limit,
            timeoutMs,
            ...place,
            onAnswer: (bytes) => {
              counts.bytes += bytes;
            },
          }),
      });
      return request(client).catch((error: unknown) => {
        throw error instanceof ClientError ? fromClientError(error, place) : error;
      });
    };
    return withRetries(attempt, { retries, maxDelayMs, onRetry: () => counts.retries++ });
  };

  return { run, placeOf, statistics: () => ({ ...counts }) };
}

/** Makes a document as short as GET likes it, without touching what is inside strings. */
export function compactDocument(document: string): string {
  return stripIgnoredCharacters(document);
}

function hostOf(name: string, endpoint: string | undefined): string {
  if (endpoint && URL.canParse(endpoint)) return new URL(endpoint).host;
  throw new BuildError(
    'usage',
    endpoint
      ? `The endpoint of the GraphQL client "${name}" is not an address`
      : `The GraphQL client "${name}" has no endpoint`,
    [],
  );
}

function toAddress(input: string | URL | Request, init: RequestInit, compactQuery: () => string): URL {
  const url = new URL(input instanceof Request ? input.url : input);
  if (init.method !== 'POST' && url.searchParams.has('query')) url.searchParams.set('query', compactQuery());
  return url;
}

function fromClientError({ response }: ClientError, place: AnswerPlace) {
  return statusError(response, errorMessage(response.errors, response.status), place);
}
