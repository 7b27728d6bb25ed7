import { htmlToText } from '../content/html/text.ts';
import type { AnswerPlace } from '../http/network-error.ts';
import type { Redact } from '../http/redact.ts';
import { type Answer as HttpAnswer, readText } from '../http/send.ts';
import { statusError } from '../http/status-error.ts';
import { SourceError } from '../problems/source-error.ts';
import { parseJson } from '../util/parse-json.ts';
import type { ErrorPolicy } from './client-types.ts';
import { unknownIn } from './unknown-in.ts';

/** A raw answer: `errors` is a list on most servers, an object on some. */
export interface Answer {
  readonly data?: unknown;
  readonly errors?: unknown;
  readonly extensions?: unknown;
}

/**
 * Parses the JSON of an answer: one answer, or a list for a batch. Throws a SourceError for
 * anything else.
 */
export function parseAnswer(text: string, place: AnswerPlace): Answer | Answer[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw brokenJson(text, place, cause);
  }
  return Array.isArray(value) ? value.map((item) => toAnswer(item, place)) : toAnswer(value, place);
}

/**
 * Returns an answer that the policy accepts: without errors (or with `all` and `ignore`), and
 * always with data. Otherwise throws a SourceError with the first error's message.
 */
export function judgeAnswer(
  answer: Answer,
  {
    policy,
    status,
    query,
  }: { readonly policy: ErrorPolicy; readonly status: number; readonly query?: string },
  place: AnswerPlace,
): void {
  if (isObject(answer.data) && (policy !== 'none' || !hasErrors(answer))) return;
  const isPartial = isExecuted(answer.errors);
  const unknown =
    isPartial || query === undefined ? new Map<string, string>() : unknownIn(query, listErrors(answer));
  throw new SourceError(errorMessage(answer.errors, status), {
    kind: 'graphql',
    status,
    isPartial,
    unknown,
    ...place,
  });
}

/** Returns the message for a status that is not ok: servers may send a GraphQL answer with it. */
function messageIn(text: string, status: number): string {
  const value = looksLikeJson(text) ? parseJson(text) : undefined;
  return errorMessage(isObject(value) ? value.errors : undefined, status);
}

/** Returns the first error's message, or a text with the status. */
function errorMessage(errors: unknown, status: number): string {
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  return isObject(first) && typeof first.message === 'string'
    ? first.message
    : `GraphQL Error (Code: ${status})`;
}

export function listErrors(answer: Answer): readonly unknown[] {
  return Array.isArray(answer.errors) ? answer.errors : hasErrors(answer) ? [answer.errors] : [];
}

/** Keeps the useful parts: PHP writes an empty object as `[]`, which graphql-request refuses. */
function toAnswer(value: unknown, place: AnswerPlace): Answer {
  if (!isObject(value))
    throw new SourceError('The answer is not a GraphQL answer', { kind: 'not-json', ...place });
  const { data, errors, extensions } = value;
  return {
    ...(data === undefined ? {} : { data: isObject(data) ? data : null }),
    ...(errors ? { errors: typeof errors === 'object' ? errors : {} } : {}),
    ...(isObject(extensions) ? { extensions } : {}),
  };
}

/**
 * A cut connection gives half an answer: worth a retry. The text itself stays out of the message.
 */
function brokenJson(text: string, place: AnswerPlace, cause: unknown): SourceError {
  const [, position] = /at position (\d+)/.exec(cause instanceof Error ? cause.message : '') ?? [];
  const offset = Buffer.byteLength(text.slice(0, position === undefined ? text.length : Number(position)));
  return new SourceError(
    `The answer is invalid JSON from byte ${offset} of ${Buffer.byteLength(text)} on`,
    { kind: 'not-json', isRetryable: true, ...place },
    { cause },
  );
}

/**
 * Errors with a path come from running a query (GraphQL specification 7.1.2); an invalid query has
 * none.
 */
function isExecuted(errors: unknown): boolean {
  return Array.isArray(errors) && errors.some((error) => isObject(error) && Array.isArray(error.path));
}

function hasErrors({ errors }: Answer): boolean {
  return Array.isArray(errors) ? errors.length > 0 : Boolean(errors);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function looksLikeJson(text: string): boolean {
  return /^\s*[[{]/.test(text);
}

/** The beginning of an object with fields, or of a list of more than numbers. */
const jsonStart = /[{[]\s*(?:["{[]|&quot;)/;

const maxTextLength = 200;

/** Texts of WordPress and web servers during an outage, with any status. */
const outage =
  /error establishing a database connection|briefly unavailable for scheduled maintenance|bad gateway|service (temporarily )?unavailable|gateway time-?out/i;

interface AnswerRules {
  readonly place: AnswerPlace;
  /** Removes the credentials of the request from a text. */
  readonly redact: Redact;
}

/**
 * Accepts an answer as JSON by its text: some servers send JSON as text/html, others anything as
 * JSON. Throws a SourceError with a short quote for a status that is not ok, and for anything else,
 * such as a login page.
 */
export function toJsonAnswer(answer: HttpAnswer, { place, redact }: AnswerRules): Response {
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
