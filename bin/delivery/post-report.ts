import { toSourceError } from '../../generator/crawl/client/network-error.ts';
import { readBody, UnreadableBody } from '../../generator/crawl/client/read-body.ts';
import type { Redact } from '../../generator/crawl/client/redact.ts';
import { readRetryAfter } from '../../generator/crawl/client/retry-after.ts';
import { parseJson } from '../../generator/util/parse-json.ts';
import { type Refusal, refusalOf, unreachable } from './refusal.ts';

/** The place that reports are sent to. */
export interface ReportTarget {
  readonly url: URL;
  /** The value of the Authorization header; a secret. */
  readonly authorization?: string | undefined;
  readonly redact: Redact;
}

export interface PostOptions {
  /** From the request to the last byte of the answer, however slow. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** Bytes of an answer that are read: a taken report is answered with some twenty. */
const longestAnswer = 64 * 1024;

/**
 * Sends a report once. Resolves to null when it is taken, to the reason when it is not. Never
 * rejects. Does not follow redirects: the password belongs to this address.
 */
export async function postReport(
  { url, authorization, redact }: ReportTarget,
  body: string,
  { timeoutMs, signal }: PostOptions,
): Promise<Refusal | null> {
  const deadline = AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs)));
  const { host } = url;
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(authorization !== undefined && { authorization }),
      },
      body,
      signal: AbortSignal.any([signal, deadline]),
    });
    const { ok, status, headers } = response;
    const text = await readAnswer(response);
    if (ok && isTaken(text)) return null;
    const location = headers.get('location');
    const hasAuthorization = authorization !== undefined;
    return {
      ...refusalOf({ host, status, text, location, hasAuthorization, redact }),
      retryAfterMs: readRetryAfter(headers.get('retry-after')),
    };
  } catch (error) {
    const passedMs = deadline.aborted ? Math.round(timeoutMs) : undefined;
    const { message, isRetryable } = toSourceError(error, { host, operationName: undefined }, passedMs);
    return unreachable(redact(message), isRetryable);
  }
}

/** The status says enough of an answer whose body cannot be read, but not that a report is taken. */
async function readAnswer(response: Response): Promise<string> {
  try {
    return (await readBody(response, longestAnswer)).text;
  } catch (error) {
    if (response.ok && !(error instanceof UnreadableBody)) throw error;
    return '';
  }
}

function isTaken(text: string): boolean {
  const value = parseJson(text);
  return typeof value === 'object' && value !== null && 'status' in value && value.status === 'taken';
}
