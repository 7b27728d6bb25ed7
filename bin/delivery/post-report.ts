import { z } from 'zod';
import { redactorOf } from '../../generator/http/redact.ts';
import { readText, send } from '../../generator/http/send.ts';
import { readRetryAfter } from '../../generator/http/status-error.ts';
import type { Problem } from '../../generator/problems/problem.ts';
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

/** Describes a report that was not delivered: why, and what to do next. Null for one that was. */
export function undeliveredProblem(
  attempt: Attempt,
  { url, authorization }: Pick<Receiver, 'url' | 'authorization'>,
): Problem | null {
  if (attempt.outcome === 'taken') return null;
  if (attempt.outcome === 'too long')
    return {
      message:
        'The CMS was not told about this run: the report of so many entries is larger than the plugin takes',
      hint: 'It takes 8 MB, some 70,000 entries. Leave out --report-to: editors of this site do not see there what is live.',
    };
  const { host } = url;
  if (attempt.outcome === 'unreachable')
    return {
      message: `The CMS was not told about this run: ${attempt.reason}`,
      hint: `Check the address of --report-to, and whether ${host} is up. The next run reports again.`,
    };
  const { status, said } = attempt;
  const quoted = said === '' ? '' : `: "${said}"`;
  return {
    message: `The CMS was not told about this run: ${host} answered ${status}${quoted}`,
    hint: hintFor(status, authorization !== undefined),
  };
}

function hintFor(status: number, hasCredentials: boolean): string {
  if (status === 401 && !hasCredentials)
    return 'Set BOARDWALK_REPORT_AUTHORIZATION to "Basic " and user:password in base64, with the application password of the account for reports.';
  if (status === 401)
    return 'Check the application password in BOARDWALK_REPORT_AUTHORIZATION: it may be revoked, or the web server does not pass on the header Authorization.';
  if (status === 403) return 'Give the user of the application password the role "Boardwalk report".';
  if (status === 400) return 'Update Boardwalk and its plugin to versions that belong together.';
  if (status === 404) return 'Check the address of --report-to, and that the plugin Boardwalk is active.';
  if (status === 409)
    return 'It is of another site, older than the last one, or one of the clocks is wrong. Compare --site-url and the time of both machines with the log in WordPress.';
  if (status === 413)
    return 'Allow requests of 8 MB: client_max_body_size of nginx, post_max_size of PHP. The plugin takes no more.';
  if (status === 429) return 'Too many reports were sent: find out what builds so often.';
  if (status >= 500) return 'Check the error log of WordPress. The next run reports again.';
  if (status >= 300 && status < 400)
    return 'Redirects are not followed: give --report-to the address to which it leads.';
  return 'This is no answer of the plugin Boardwalk: check the address of --report-to, https://cms.example.org/wp-json/boardwalk/v1/status.';
}
