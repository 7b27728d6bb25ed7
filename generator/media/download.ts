import type { IncomingMessage } from 'node:http';
import type { LookupFunction } from 'node:net';
import { toSourceError } from '../http/network-error.ts';
import { withRetries } from '../http/retry.ts';
import { statusError } from '../http/status-error.ts';
import { asBuildError } from '../problems/output-failure.ts';
import { SourceError } from '../problems/source-error.ts';
import { awaitProgress, NoProgress } from '../util/await-progress.ts';
import { type AllowedHosts, refusalOf } from './allowed-hosts.ts';
import { type MediaLimits, maxRedirects } from './media-limits.ts';
import { BlockedAddress, openUrl } from './open-url.ts';

/** Validators of an earlier answer, so that an unchanged file is not sent again. */
export interface Validators {
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
}

export interface DownloadRules {
  readonly hosts: AllowedHosts;
  readonly limits: MediaLimits;
  /** Resolves host names. Default: the system. */
  readonly lookup?: LookupFunction | undefined;
}

/**
 * `refused`: the CMS does not have the file, or its answer is not acceptable; a retry would not
 * help.
 */
export type Download =
  | { readonly outcome: 'fetched'; readonly bytes: Buffer; readonly validators: Validators }
  | { readonly outcome: 'unchanged' }
  | { readonly outcome: 'too large' }
  | { readonly outcome: 'refused'; readonly reason: string };

/**
 * Downloads one file within the limits, and retries where that may help. Follows redirects to
 * allowed hosts only, each address checked. Throws a SourceError when the host cannot be reached or
 * fails, a BuildError `output` when this process has too many open files. See faults 73 to 78, 83
 * and 86.
 */
export function download(url: URL, known: Validators, rules: DownloadRules): Promise<Download> {
  const { retries, maxRetryDelayMs } = rules.limits;
  const retry = { retries, maxDelayMs: maxRetryDelayMs, onRetry: () => undefined };
  return withRetries(() => attempt(url, known, rules), retry);
}

async function attempt(url: URL, known: Validators, rules: DownloadRules): Promise<Download> {
  const { timeoutMs, maxBytes } = rules.limits;
  const end = new AbortController();
  const load = async (moved: () => void): Promise<Download> => {
    const answer = await follow(url, conditions(known), end.signal, rules);
    if (typeof answer === 'string') return { outcome: 'refused', reason: answer };
    try {
      return await readAnswer(answer, url, { maxBytes, moved });
    } finally {
      answer.destroy();
    }
  };
  try {
    return await awaitProgress({ awaited: `a file of ${url.host}`, limitMs: timeoutMs }, load);
  } catch (cause) {
    const isLate = cause instanceof NoProgress;
    if (isLate) end.abort();
    if (cause instanceof SourceError) throw cause;
    if (cause instanceof BlockedAddress) return { outcome: 'refused', reason: cause.message };
    // Too many open files are not an error of the host.
    const exhausted = isLate ? null : asBuildError(cause);
    if (exhausted !== null) throw exhausted;
    const place = { host: url.host, url, operationName: undefined };
    const { message, details } = toSourceError(cause, place, isLate ? timeoutMs : undefined);
    throw new SourceError(message, { ...details, isRetryable: true }, { cause });
  }
}

function conditions({ etag, lastModified }: Validators): Record<string, string> {
  return {
    ...(etag !== undefined && { 'if-none-match': etag }),
    ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
  };
}

/** Returns the answer after redirects, or the reason why they are not followed. */
async function follow(
  start: URL,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
  { hosts, lookup }: DownloadRules,
): Promise<IncomingMessage | string> {
  let url = start;
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const refusal = refusalOf(url, hosts);
    if (refusal !== null) return redirects === 0 ? refusal : `is redirected: it ${refusal}`;
    const isAnyAddress = url.origin === hosts.origin;
    const answer = await openUrl(url, { headers, signal, isAnyAddress, lookup });
    const { location } = answer.headers;
    if (!isRedirect(answer) || location === undefined || !URL.canParse(location, url)) return answer;
    answer.destroy();
    url = new URL(location, url);
  }
  return `is redirected more than ${maxRedirects} times`;
}

function isRedirect({ statusCode = 0 }: IncomingMessage): boolean {
  return statusCode >= 300 && statusCode < 400 && statusCode !== 304;
}

/** Bytes of a file that count as progress: one byte a minute does not. */
const stretchBytes = 1024 * 1024;

async function readAnswer(
  answer: IncomingMessage,
  { host }: URL,
  { maxBytes, moved }: { readonly maxBytes: number; readonly moved: () => void },
): Promise<Download> {
  const { statusCode: status = 0, headers } = answer;
  if (status === 304) return { outcome: 'unchanged' };
  if (status === 429 || status >= 500) {
    const retryAfter = headers['retry-after'];
    const pause = new Headers(retryAfter === undefined ? {} : { 'retry-after': retryAfter });
    const place = { host, operationName: undefined };
    throw statusError({ status, headers: pause }, `${host} answers ${status}`, place);
  }
  if (status !== 200) return { outcome: 'refused', reason: `was not found: ${host} answers ${status}` };
  if (Number(headers['content-length'] ?? 0) > maxBytes) return { outcome: 'too large' };

  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer) {
    const before = size;
    size += chunk.byteLength;
    if (Math.floor(size / stretchBytes) > Math.floor(before / stretchBytes)) moved();
    if (size > maxBytes) return { outcome: 'too large' };
    chunks.push(chunk);
  }
  const validators = { etag: headers.etag, lastModified: headers['last-modified'] };
  return { outcome: 'fetched', bytes: Buffer.concat(chunks), validators };
}
