import { z } from 'zod';
import { toSourceError } from '../../generator/http/network-error.ts';
import { readBody } from '../../generator/http/read-body.ts';
import { redactorOf } from '../../generator/http/redact.ts';
import { readRetryAfter } from '../../generator/http/retry-after.ts';
import { clean } from '../../generator/util/clean.ts';
import { parseJson } from '../../generator/util/parse-json.ts';
import { version } from '../../generator/util/version.ts';
import type { Receiver } from './receiver.ts';

/** The result of one attempt. */
export type Attempt =
  | { readonly outcome: 'taken' }
  /** It was not sent. */
  | { readonly outcome: 'too long' }
  | {
      readonly outcome: 'answered';
      readonly status: number;
      /** The reason in the answer, without secrets, at most 200 characters; empty without one. */
      readonly said: string;
      readonly retryAfterMs?: number | undefined;
    }
  | { readonly outcome: 'unreachable'; readonly reason: string; readonly isPassing: boolean };

export interface PostOptions {
  /** From the request to the last byte of the answer. */
  readonly timeoutMs: number;
  /** Ends the attempt at once. */
  readonly signal?: AbortSignal | undefined;
}

/** Bytes of an answer. That of the plugin has about twenty. */
const longestAnswer = 64 * 1024;
const longestQuote = 200;

/** Anything else has neither. */
const answerSchema = z
  .object({ status: z.unknown().optional(), message: z.string().catch('') })
  .catch({ status: undefined, message: '' });

/**
 * Sends a report once. Follows no redirect: the password is for this host only. Never rejects, and
 * no text of the result contains the password.
 */
export async function postReport(
  { url, authorization }: Receiver,
  body: string,
  { timeoutMs, signal }: PostOptions,
): Promise<Attempt> {
  const headers = headersOf(authorization);
  const redact = redactorOf(headers);
  const limitMs = Math.max(1, Math.ceil(timeoutMs));
  const deadline = AbortSignal.timeout(limitMs);
  try {
    const response = await fetch(url, {
      ...{ method: 'POST', headers, body, redirect: 'manual' },
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
    const { text } = await readBody(response, longestAnswer);
    const answer = answerSchema.parse(parseJson(text));
    if (response.status === 200 && answer.status === 'taken') return { outcome: 'taken' };
    const said = clean(redact(answer.message)).slice(0, longestQuote).trim();
    const retryAfterMs = readRetryAfter(response.headers.get('retry-after'));
    return { outcome: 'answered', status: response.status, said, retryAfterMs };
  } catch (error) {
    if (signal?.aborted) return { outcome: 'unreachable', reason: 'the run was stopped', isPassing: false };
    const place = { host: url.host, url, operationName: undefined };
    const failure = toSourceError(error, place, deadline.aborted ? limitMs : undefined);
    return { outcome: 'unreachable', reason: redact(failure.message), isPassing: failure.isRetryable };
  }
}

/** Makes the headers of a report. */
export function headersOf(authorization: string | undefined): Readonly<Record<string, string>> {
  return {
    'content-type': 'application/json',
    accept: 'application/json',
    'x-boardwalk': version,
    ...(authorization !== undefined && { authorization }),
  };
}
