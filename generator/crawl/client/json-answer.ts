import { htmlToText } from '../../content/html/text.ts';
import { SourceError } from '../../problems/source-error.ts';
import { type AnswerPlace, jsonStart, looksLikeJson, messageIn } from './answer.ts';
import type { Redact } from './redact.ts';
import { readRetryAfter } from './retry-after.ts';

const maxTextLength = 200;

/** What WordPress and the servers before it say when they are down, whatever the status. */
const outage =
  /error establishing a database connection|briefly unavailable for scheduled maintenance|bad gateway|service (temporarily )?unavailable|gateway time-?out/i;

export interface AnswerRules {
  readonly place: AnswerPlace;
  /** Takes what was sent with the request out of a text. */
  readonly redact: Redact;
}

/**
 * Takes an answer as JSON when its text looks so: some servers send JSON as text/html, others anything as JSON. A status
 * that is not ok, and anything else, such as a login page, throws a SourceError that quotes a little of it.
 */
export function toJsonAnswer(response: Response, text: string, { place, redact }: AnswerRules): Response {
  const { status } = response;
  if (!response.ok) throw statusError(response, messageIn(text, status), place, quoteOf(text, redact));
  if (!looksLikeJson(text)) throw notJson(text, { place, redact }, status);

  const headers = new Headers(response.headers);
  headers.set('content-type', 'application/json');
  // The text is there already: a response made from it would encode it, and whoever reads it decode it again.
  return Object.assign(new Response(null, { status: response.status, headers }), {
    text: async () => text,
  });
}

/** The error for a status that is not ok. 429 and 5xx may pass; 3xx and 4xx stay as they are. */
export function statusError(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  message: string,
  place: AnswerPlace,
  text = '',
): SourceError {
  const isRetryable = status === 429 || status >= 500;
  const retryAfterMs = isRetryable ? readRetryAfter(headers.get('retry-after')) : undefined;
  const target = status >= 300 && status < 400 ? hostIn(headers.get('location'), place.host) : null;
  return new SourceError(target === null ? message : `${place.host} redirects to ${target}`, {
    kind: 'http',
    status,
    text,
    retryAfterMs,
    isRetryable,
    ...place,
  });
}

/** The error for an answer that begins like no JSON. What an outage says is worth another attempt, a login page is not. */
function notJson(text: string, { place, redact }: AnswerRules, status: number): SourceError {
  const shown = quoteOf(text, redact);
  const start = shown === '' ? 'it has no text at the beginning' : `it starts with "${shown}"`;
  const isEmpty = text.trim() === '';
  return new SourceError(`The answer is not JSON: ${isEmpty ? 'it is empty' : start}`, {
    kind: 'not-json',
    text: shown,
    isRetryable: isEmpty || outage.test(shown),
    status,
    ...place,
  });
}

/**
 * A little of a page, as a reader sees it, without secrets; nothing of an answer that may hold content. Secrets are looked for
 * in the whole text, as it came and as it reads, before it is cut: of a half one nothing could be told.
 */
function quoteOf(text: string, redact: Redact): string {
  if (looksLikeJson(text)) return '';
  return beforeJson(redact(htmlToText(redact(text))))
    .slice(0, maxTextLength)
    .trim();
}

/** The text before the JSON, such as a notice of PHP. */
function beforeJson(text: string): string {
  const start = text.search(jsonStart);
  return start === -1 ? text : text.slice(0, start);
}

/** The host that a redirect leads to, with its scheme: it may be the same host without TLS. */
function hostIn(location: string | null, host: string): string | null {
  if (location === null || !URL.canParse(location, `http://${host}`)) return null;
  return new URL(location, `http://${host}`).origin;
}
