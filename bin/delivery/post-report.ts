import { z } from 'zod';
import { redactorOf } from '../../generator/http/redact.ts';
import { readText, send } from '../../generator/http/send.ts';
import { readRetryAfter } from '../../generator/http/status-error.ts';
import { SourceError } from '../../generator/problems/source-error.ts';
import { clean } from '../../generator/util/clean.ts';
import { parseJson } from '../../generator/util/parse-json.ts';
import { type Receiver, reportHeaders } from './receiver.ts';

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
  const headers = reportHeaders(authorization);
  const limits = { timeoutMs: Math.max(1, Math.ceil(timeoutMs)), maxBytes: longestAnswer };
  try {
    const answer = await send(
      { url, method: 'POST', headers, body },
      { ...limits, isUnpacked: true, signal },
    );
    const text = readText(answer, { host: url.host, operationName: undefined });
    const { status, message } = answerSchema.parse(parseJson(text));
    if (answer.status === 200 && status === 'taken') return { outcome: 'taken' };
    const said = clean(redactorOf(headers)(message)).slice(0, longestQuote).trim();
    const retryAfterMs = readRetryAfter(answer.headers.get('retry-after'));
    return { outcome: 'answered', status: answer.status, said, retryAfterMs };
  } catch (error) {
    if (signal?.aborted) return { outcome: 'unreachable', reason: 'the run was stopped', isPassing: false };
    if (!(error instanceof SourceError)) throw error;
    return { outcome: 'unreachable', reason: error.message, isPassing: error.isRetryable };
  }
}
