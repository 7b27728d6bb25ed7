import type { LookupFunction } from 'node:net';
import { withRetries } from '../http/retry.ts';
import { type Answer, send } from '../http/send.ts';
import { statusError } from '../http/status-error.ts';
import { asBuildError } from '../problems/output-failure.ts';
import { SourceError } from '../problems/source-error.ts';
import { type MediaLimits, maxRedirects } from './media-limits.ts';
import { BlockedAddress, publicLookup } from './public-lookup.ts';

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
  try {
    const answer = await follow(url, conditions(known), rules);
    return typeof answer === 'string' ? { outcome: 'refused', reason: answer } : readDownload(answer, url);
  } catch (error) {
    const cause = error instanceof SourceError ? error.cause : error;
    if (cause instanceof BlockedAddress) return { outcome: 'refused', reason: cause.message };
    if (!(error instanceof SourceError)) throw error;
    const { message, details, kind } = error;
    if (kind === 'too-long') return { outcome: 'too large' };
    if (kind !== 'network') throw error;
    // Too many open files are not an error of the host. Of a host, each may be temporary.
    throw asBuildError(cause) ?? new SourceError(message, { ...details, isRetryable: true }, { cause });
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
  { hosts, limits, lookup }: DownloadRules,
): Promise<Answer | string> {
  const { timeoutMs, maxBytes } = limits;
  let url = start;
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const refusal = refusalOf(url, hosts);
    if (refusal !== null) return redirects === 0 ? refusal : `is redirected: it ${refusal}`;
    // The owner's own server may have any address.
    const resolve = url.origin === hosts.origin ? lookup : publicLookup(url, lookup);
    const answer = await send({ url, headers }, { timeoutMs, maxBytes, isLong: true, lookup: resolve });
    const location = answer.headers.get('location');
    if (!isRedirect(answer) || location === null || !URL.canParse(location, url)) return answer;
    url = new URL(location, url);
  }
  return `is redirected more than ${maxRedirects} times`;
}

function isRedirect({ status }: Answer): boolean {
  return status >= 300 && status < 400 && status !== 304;
}

function readDownload(answer: Answer, { host }: URL): Download {
  const { status, headers, body } = answer;
  if (status === 304) return { outcome: 'unchanged' };
  if (status === 429 || status >= 500)
    throw statusError(answer, `${host} answers ${status}`, { host, operationName: undefined });
  if (status !== 200) return { outcome: 'refused', reason: `was not found: ${host} answers ${status}` };
  const etag = headers.get('etag') ?? undefined;
  const lastModified = headers.get('last-modified') ?? undefined;
  return { outcome: 'fetched', bytes: body, validators: { etag, lastModified } };
}

interface AllowedHosts {
  /** Origin of the CMS's endpoint. */
  readonly origin: string;
  /**
   * Further hosts of its media, as in `mediaHosts`: "media.example.org", with a port where it is
   * not the scheme's own.
   */
  readonly mediaHosts: readonly string[];
}

/**
 * Returns why media is not fetched from an address, or null when it is. Compares the parsed url
 * exactly: the endpoint's own origin, the same host by https, and the configured hosts.
 * @internal
 */
export function refusalOf(url: URL, { origin, mediaHosts }: AllowedHosts): string | null {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return `has an address that is not on the web (${url.protocol})`;
  if (url.username !== '' || url.password !== '') return 'has a user or password in its address';
  const isOwn = url.origin === origin || url.origin === `https://${new URL(origin).hostname}`;
  if (isOwn || mediaHosts.includes(url.host)) return null;
  return `is on another host, ${url.host}; if it belongs to the CMS, add it to mediaHosts`;
}
