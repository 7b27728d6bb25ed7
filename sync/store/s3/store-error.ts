import type { AnswerPlace } from '../../../generator/http/network-error.ts';
import type { Answer } from '../../../generator/http/send.ts';
import { readRetryAfter } from '../../../generator/http/status-error.ts';
import { SourceError } from '../../../generator/problems/source-error.ts';
import { childOf, parseXml, textOf, type XmlElement } from './xml.ts';

/** Codes of failures that may pass, with whichever status, also in an answer that began with 200. */
const passing = new Set([
  'SlowDown',
  'InternalError',
  'ServiceUnavailable',
  'RequestTimeout',
  'ConditionalRequestConflict',
  'OperationAborted',
  'RequestLimitExceeded',
  'Throttling',
  'ThrottlingException',
  'TooManyRequests',
]);

/** Returns true for codes of failures that may pass. */
export function mayPass(code: string): boolean {
  return passing.has(code);
}

/** The error element of an answer, as S3 or another service of AWS writes it; null when it has none. */
export function errorElement({ body }: Answer): XmlElement | null {
  const root = isXml(body) ? parseXml(body.toString()) : null;
  if (root?.name === 'ErrorResponse') return childOf(root, 'Error') ?? null;
  return root?.name === 'Error' ? root : null;
}

/** The code of the store, "AccessDenied"; empty when it sends none. */
export function codeIn(answer: Answer): string {
  const error = errorElement(answer);
  return error === null ? '' : (textOf(error, 'Code') ?? '');
}

/** Makes the error for an answer that is a failure, by its status or by its body. */
export function storeError(answer: Answer, place: AnswerPlace): SourceError {
  const { status, headers } = answer;
  const element = errorElement(answer);
  const code = codeIn(answer);
  const reason = (element && textOf(element, 'Message')) || '';
  const isRetryable = passing.has(code) || status === 429 || (status >= 500 && status !== 501);
  return new SourceError(`${place.host} answers ${status}${code && ` ${code}`}${reason && `: ${reason}`}`, {
    kind: 'http',
    status,
    code,
    isRetryable,
    retryAfterMs: isRetryable ? readRetryAfter(headers.get('retry-after')) : undefined,
    ...place,
  });
}

/**
 * Makes the error for an answer that no store gives, or no other `service`: a login page, or the page
 * of a proxy. It is not quoted.
 */
export function foreignAnswer(
  { status, headers, body }: Answer,
  place: AnswerPlace,
  service = 'a store',
): SourceError {
  const isPage =
    /html/i.test(headers.get('content-type') ?? '') || /^\s*<(!doctype|html)/i.test(startOf(body));
  const sort = isPage ? 'an HTML page' : 'something else';
  return new SourceError(`${place.host} answers ${status} with ${sort} instead of the answer of ${service}`, {
    kind: 'http',
    status,
    code: 'ForeignAnswer',
    ...place,
  });
}

function isXml(body: Buffer): boolean {
  return /^(\uFEFF)?\s*<(\?xml|[A-Za-z])/.test(startOf(body)) && !/^\s*<html/i.test(startOf(body));
}

function startOf(body: Buffer): string {
  return body.toString('utf8', 0, 200);
}
