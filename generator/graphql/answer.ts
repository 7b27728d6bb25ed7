import type { AnswerPlace } from '../http/network-error.ts';
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
  const unknown = isPartial || query === undefined ? [] : unknownIn(query, listErrors(answer));
  throw new SourceError(errorMessage(answer.errors, status), {
    kind: 'graphql',
    status,
    isPartial,
    unknown,
    ...place,
  });
}

/** Returns the message for a status that is not ok: servers may send a GraphQL answer with it. */
export function messageIn(text: string, status: number): string {
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

export function looksLikeJson(text: string): boolean {
  return /^\s*[[{]/.test(text);
}

/** The beginning of an object with fields, or of a list of more than numbers. */
export const jsonStart = /[{[]\s*(?:["{[]|&quot;)/;
