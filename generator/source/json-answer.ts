import { htmlToText } from '../normalise/text.ts';
import { messageIn } from './answer.ts';
import { readRetryAfter } from './retry-after.ts';
import { SourceError } from './source-error.ts';

const maxTextLength = 200;

/** What WordPress and the servers before it say when they are down, whatever the status. */
const outage =
  /error establishing a database connection|briefly unavailable for scheduled maintenance|bad gateway|service (temporarily )?unavailable|gateway time-?out/i;

export interface AnswerPlace {
  readonly host: string;
  readonly operationName: string | undefined;
}

/**
 * Takes an answer as JSON when its content type says so or its text looks so: some servers send JSON as text/html.
 * A status that is not ok, and anything else, such as a login page, throws a SourceError that quotes a little of it.
 */
export function toJsonAnswer(response: Response, text: string, place: AnswerPlace): Response {
  if (!response.ok) throw statusError(response, messageIn(text, response.status), place, quoteOf(text));
  if (!isJsonType(response.headers.get('content-type')) && !looksLikeJson(text))
    throw notJson(text, place, response.status);

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
export function notJson(
  text: string,
  place: AnswerPlace,
  status?: number,
  options?: ErrorOptions,
): SourceError {
  const shown = quoteOf(text);
  const start = shown === '' ? 'it is empty' : `it starts with "${shown}"`;
  return new SourceError(
    `The answer is not JSON: ${start}`,
    {
      kind: 'not-json',
      text: shown,
      isRetryable: shown === '' || outage.test(shown),
      ...(status !== undefined && { status }),
      ...place,
    },
    options,
  );
}

export function looksLikeJson(text: string): boolean {
  return /^\s*[[{]/.test(text);
}

function isJsonType(contentType: string | null): boolean {
  return /^application\/([\w.-]+\+)?json/i.test(contentType ?? '');
}

/** A little of a page, as a reader sees it; nothing of an answer that may hold content. */
function quoteOf(text: string): string {
  return looksLikeJson(text) ? '' : htmlToText(text.slice(0, 20 * maxTextLength)).slice(0, maxTextLength);
}

/** The host that a redirect leads to, with its scheme: it may be the same host without TLS. */
function hostIn(location: string | null, host: string): string | null {
  if (location === null || !URL.canParse(location, `http://${host}`)) return null;
  return new URL(location, `http://${host}`).origin;
}
