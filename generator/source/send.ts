import type { LimitFunction } from 'p-limit';
import { type AnswerPlace, toJsonAnswer } from './json-answer.ts';
import { readBody, UnreadableBody } from './read-body.ts';
import { SourceError } from './source-error.ts';

const maxAnswerBytes = 64 * 1024 * 1024;

export interface SendOptions extends AnswerPlace {
  readonly limit: LimitFunction;
  readonly timeoutMs: number;
  readonly onAnswer: (bytes: number) => void;
}

/**
 * Sends one request and returns the whole answer. This is the one place where the network is touched, and
 * so where concurrency is limited and the deadline stands. Redirects are not followed: a query and its token belong to
 * the configured host.
 */
export function send(
  url: URL | string,
  init: RequestInit,
  { limit, timeoutMs, host, operationName, onAnswer }: SendOptions,
): Promise<Response> {
  return limit(async () => {
    const deadline = AbortSignal.timeout(timeoutMs);
    const signal = init.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
    try {
      const response = await fetch(url, { redirect: 'manual', ...init, signal });
      const { text, bytes } = await readBody(response, maxAnswerBytes);
      onAnswer(bytes);
      return toJsonAnswer(response, text, { host, operationName });
    } catch (error) {
      init.signal?.throwIfAborted();
      throw toSourceError(error, { host, operationName }, deadline.aborted ? timeoutMs : undefined);
    }
  });
}

function toSourceError(cause: unknown, place: AnswerPlace, passedMs: number | undefined): SourceError {
  if (cause instanceof SourceError) return cause;
  if (cause instanceof UnreadableBody)
    return new SourceError(cause.message, { kind: 'not-json', ...place }, { cause });
  if (passedMs !== undefined)
    return new SourceError(
      `${place.host} did not answer within ${passedMs} ms`,
      { kind: 'timeout', ...place, isRetryable: true },
      { cause },
    );
  const code = errorCode(cause);
  return new SourceError(
    `${place.host} cannot be reached${code && ` (${code})`}`,
    // Without a system's code it is the address or the headers that fetch refuses, and will refuse again.
    { kind: 'network', ...place, isRetryable: code !== '' },
    { cause },
  );
}

/** fetch hides the system's code ("ECONNREFUSED") in the causes of its TypeError. */
function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return errorCode(error.cause);
}
