import { htmlToText } from '../normalise/text.ts';
import { SourceError } from './source-error.ts';

const maxTextLength = 200;

export interface AnswerPlace {
  readonly host: string;
  readonly operationName: string | undefined;
}

/**
 * Takes an answer as JSON when its content type says so or its text looks so: some servers send JSON as text/html.
 * Anything else, such as a login page, throws a SourceError that quotes a little of it.
 */
export function toJsonAnswer(response: Response, text: string, place: AnswerPlace): Response {
  if (isJsonType(response.headers.get('content-type')) || /^\s*[[{]/.test(text)) {
    const headers = new Headers(response.headers);
    headers.set('content-type', 'application/json');
    // The text is there already: a response made from it would encode it, and whoever reads it decode it again.
    return Object.assign(new Response(null, { status: response.status, headers }), {
      text: async () => text,
    });
  }

  const shown = readableText(text);
  if (!response.ok) throw statusError(response, `GraphQL Error (Code: ${response.status})`, place, shown);
  throw new SourceError(`The answer is not JSON${shown && `: it starts with "${shown.slice(0, 60)}"`}`, {
    kind: 'not-json',
    status: response.status,
    text: shown,
    ...place,
  });
}

/** The error for a status that is not ok. 429 and 5xx may pass; 4xx stays as it is. */
export function statusError(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  message: string,
  place: AnswerPlace,
  text = '',
): SourceError {
  const isRetryable = status === 429 || status >= 500;
  const retryAfterMs = isRetryable ? readRetryAfter(headers.get('retry-after')) : undefined;
  return new SourceError(message, { kind: 'http', status, text, retryAfterMs, isRetryable, ...place });
}

function isJsonType(contentType: string | null): boolean {
  return /^application\/([\w.-]+\+)?json/i.test(contentType ?? '');
}

function readableText(text: string): string {
  return htmlToText(text.slice(0, 20 * maxTextLength)).slice(0, maxTextLength);
}

function readRetryAfter(value: string | null): number | undefined {
  return value !== null && /^\d+$/.test(value.trim()) ? Number(value) * 1000 : undefined;
}
