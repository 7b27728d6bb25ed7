import { BuildError } from '../problems/problem.ts';

export type HeadersSource = HeadersInit | (() => HeadersInit);

/**
 * Merges headers, later ones over earlier ones, names compared without case. Calls functions each
 * time. Throws BuildError 'usage' for an invalid header.
 */
export function mergeHeaders(...sources: readonly (HeadersSource | undefined)[]): Record<string, string> {
  const merged = new Headers();
  for (const source of sources) {
    const headers = typeof source === 'function' ? source() : source;
    toHeaders(headers).forEach((value, name) => {
      merged.set(name, value);
    });
  }
  return Object.fromEntries(merged);
}

function toHeaders(headers: HeadersInit | undefined): Headers {
  try {
    return new Headers(headers);
  } catch {
    // Without the cause, which quotes the value: it may be a secret.
    const message = 'A header of the GraphQL client contains a character that is not allowed in a header';
    const hint = 'Look for a line break or a non-Latin letter in the credentials.';
    throw new BuildError('usage', message, [{ message, hint }]);
  }
}
