import { htmlToText } from '../content/html/text.ts';
import type { AnswerPlace } from '../http/network-error.ts';
import type { Redact } from '../http/redact.ts';
import { type Answer, readText } from '../http/send.ts';
import { statusError } from '../http/status-error.ts';
import { SourceError } from '../problems/source-error.ts';
import { parseJson } from '../util/parse-json.ts';
import { jsonStart, looksLikeJson, messageIn } from './answer.ts';

const maxTextLength = 200;

/** Texts of WordPress and web servers during an outage, with any status. */
const outage =
  /error establishing a database connection|briefly unavailable for scheduled maintenance|bad gateway|service (temporarily )?unavailable|gateway time-?out/i;

export interface AnswerRules {
  readonly place: AnswerPlace;
  /** Removes the credentials of the request from a text. */
  readonly redact: Redact;
}

/**
 * Accepts an answer as JSON by its text: some servers send JSON as text/html, others anything as
 * JSON. Throws a SourceError with a short quote for a status that is not ok, and for anything else,
 * such as a login page.
 */
export function toJsonAnswer(answer: Answer, { place, redact }: AnswerRules): Response {
  const { status } = answer;
  const text = readText(answer, place);
  const isOk = status >= 200 && status < 300;
  if (!isOk && !isRefusedQuery(status, text))
    throw statusError(answer, messageIn(text, status), place, quoteOf(text, redact));
  if (!looksLikeJson(text)) throw notJson(text, { place, redact }, status);

  const headers = new Headers(answer.headers);
  headers.set('content-type', 'application/json');
  // The text is decoded already: a response made from it would encode and decode it again.
  return Object.assign(new Response(null, { status, headers }), {
    text: async () => text,
  });
}

/** GraphQL over HTTP, 6.4: the status of an invalid query is 400. Its errors tell what the CMS does not know. */
function isRefusedQuery(status: number, text: string): boolean {
  const value = status === 400 && looksLikeJson(text) ? parseJson(text) : undefined;
  return typeof value === 'object' && value !== null && 'errors' in value && Array.isArray(value.errors);
}

/**
 * Makes the error for an answer that is not JSON. An outage is worth a retry, a login page is not.
 */
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
 * Quotes the beginning of a page as visible text, without secrets; nothing of an answer that may
 * contain content. Removes secrets from the whole text, raw and visible, before cutting it: half a
 * secret is not recognised.
 */
function quoteOf(text: string, redact: Redact): string {
  if (looksLikeJson(text)) return '';
  return beforeJson(redact(htmlToText(redact(text))))
    .slice(0, maxTextLength)
    .trim();
}

/** Returns the text before the JSON, such as a PHP notice. */
function beforeJson(text: string): string {
  const start = text.search(jsonStart);
  return start === -1 ? text : text.slice(0, start);
}
