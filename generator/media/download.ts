import { statusError } from '../source/json-answer.ts';
import { withRetries } from '../source/retry.ts';
import { SourceError } from '../source/source-error.ts';
import { type MediaLimits, maxRedirects } from './media-limits.ts';

/** What an earlier answer said of itself, so that an unchanged file is not sent again. */
export interface Validators {
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
}

/** `refused`: the CMS does not have the file, or gives what we do not take; the next attempt would be no better. */
export type Download =
  | { readonly outcome: 'fetched'; readonly bytes: Buffer; readonly validators: Validators }
  | { readonly outcome: 'unchanged' }
  | { readonly outcome: 'refused'; readonly reason: string };

/**
 * Downloads one file, within the limits, and tries again where that may help. Redirects are followed on the same host
 * only. Throws a SourceError when the host cannot be reached or fails. faults.md 75, 77, 83 and 86.
 */
export function download(url: URL, known: Validators, limits: MediaLimits): Promise<Download> {
  const retry = { retries: limits.retries, maxDelayMs: limits.maxRetryDelayMs, onRetry: () => undefined };
  return withRetries(() => attempt(url, known, limits), retry);
}

async function attempt(url: URL, known: Validators, { timeoutMs, maxBytes }: MediaLimits): Promise<Download> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await follow(url, { headers: conditions(known), signal, redirect: 'manual' });
    if (typeof response === 'string') return { outcome: 'refused', reason: response };
    const answer = await readAnswer(response, url, maxBytes);
    await response.body?.cancel();
    return answer;
  } catch (cause) {
    if (cause instanceof SourceError) throw cause;
    const message = signal.aborted
      ? `${url.host} did not answer within ${timeoutMs} ms`
      : `${url.host} cannot be reached`;
    const kind = signal.aborted ? 'timeout' : 'network';
    throw new SourceError(message, { kind, host: url.host, isRetryable: true }, { cause });
  }
}

function conditions({ etag, lastModified }: Validators): Record<string, string> {
  return {
    ...(etag !== undefined && { 'if-none-match': etag }),
    ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
  };
}

/** The answer behind redirects, or why they are not followed. */
async function follow(start: URL, init: RequestInit): Promise<Response | string> {
  let url = start;
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const response = await fetch(url, init);
    const location = response.status === 304 ? null : response.headers.get('location');
    if (location === null || !URL.canParse(location, url)) return response;
    await response.body?.cancel();
    url = new URL(location, url);
    if (url.origin !== start.origin) return `is redirected to another host, ${url.host}`;
  }
  return `is redirected more than ${maxRedirects} times`;
}

async function readAnswer(response: Response, { host }: URL, maxBytes: number): Promise<Download> {
  const { status, headers } = response;
  if (status === 304) return { outcome: 'unchanged' };
  if (status === 429 || status >= 500) {
    throw statusError(response, `${host} answers ${status}`, { host, operationName: undefined });
  }
  if (status !== 200) return { outcome: 'refused', reason: `is not there: ${host} answers ${status}` };

  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return { outcome: 'refused', reason: `is larger than ${maxBytes} bytes` };
    chunks.push(chunk);
  }
  const validators = {
    etag: headers.get('etag') ?? undefined,
    lastModified: headers.get('last-modified') ?? undefined,
  };
  return { outcome: 'fetched', bytes: Buffer.concat(chunks), validators };
}
