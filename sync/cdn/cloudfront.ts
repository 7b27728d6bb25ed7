import { redactError } from '../../generator/http/redact.ts';
import { type BackOff, withRetries } from '../../generator/http/retry.ts';
import { type Answer, send } from '../../generator/http/send.ts';
import { BuildError, type Warn } from '../../generator/problems/problem.ts';
import { SourceError } from '../../generator/problems/source-error.ts';
import { sha256 } from '../../generator/util/hash.ts';
import { awsHost } from '../credentials/aws-host.ts';
import type { CredentialsReader } from '../credentials/credentials.ts';
import { problemOf } from '../refusal.ts';
import { parseEndpoint } from '../store/s3/address.ts';
import { storeLimits } from '../store/s3/limits.ts';
import type { Refusal } from '../store/s3/refusal.ts';
import { openSession } from '../store/s3/session.ts';
import { openSigner } from '../store/s3/sign.ts';
import { codeIn, storeError } from '../store/s3/store-error.ts';
import type { Cdn } from './cdn.ts';
import { checkAnswer, writeInvalidation } from './invalidation.ts';

export interface CloudFrontOptions {
  /** The id of the distribution: "E1ABCDEF2GHIJK". */
  readonly distribution: string;
  /** The address of the API. Default: that of AWS. */
  readonly endpoint?: string | undefined;
  readonly credentials: CredentialsReader;
  /** Takes the problem of a wrong clock. */
  readonly warn: Warn;
  /** Ends the pauses. */
  readonly signal?: AbortSignal | undefined;
  /** Pauses after failures that may pass. Default: those of the crawl. */
  readonly backOff?: BackOff;
  /** Pauses while too many invalidations are in progress. Default: `fullBackOffMs`. */
  readonly fullBackOff?: BackOff;
  /** Our clock. Default: that of the machine. */
  readonly now?: () => number;
}

const limits = { timeoutMs: storeLimits.timeoutMs, maxBytes: 1024 * 1024 };
const retries = 7;
const maxDelayMs = 60_000;

/**
 * Opens a distribution of CloudFront. Sends nothing yet. Throws a BuildError for an endpoint that is
 * not valid.
 */
export function openCloudFront(options: CloudFrontOptions): Cdn {
  const { distribution, credentials, warn, signal, backOff } = options;
  const { endpoint = `https://${awsHost('cloudfront', undefined)}` } = options;
  const { fullBackOff = fullBackOffMs, now = Date.now } = options;
  const { origin, host } = parseEndpoint(endpoint, 'CloudFront');
  const url = new URL(`/2020-05-31/distribution/${distribution}/invalidation`, origin);
  const place = { host, operationName: 'CreateInvalidation' };
  // One API serves all regions, and requests to it are signed for this one.
  const session = openSession({ credentials, region: 'us-east-1', host, now, warn });
  const sign = openSigner('cloudfront');

  /** Sends a request, and once more by the clock of CloudFront when ours is wrong. */
  const ask = async (body: Buffer): Promise<Answer> => {
    const state = await session.state();
    const at = new Date(now() + state.skewMs);
    const headers = { 'content-type': 'application/xml' };
    const request = { method: 'POST', url, headers, body, sha256: sha256(body) };
    const answer = await send(await sign(request, { ...state, at }), {
      ...limits,
      operationName: place.operationName,
    });
    const refusal = clockRefusal(answer, at);
    return refusal !== null && (await session.correct(refusal, state)) ? ask(body) : answer;
  };

  const attempt = async (body: Buffer, attempts: number): Promise<void> => {
    const answer = await ask(body);
    if (codeIn(answer) === fullCode) throw fullError(storeError(answer, place), fullBackOff(attempts));
    checkAnswer(answer, place);
  };

  return {
    invalidate: async (addresses, reference) => {
      const body = writeInvalidation(addresses, reference);
      const retry = { retries, maxDelayMs, onRetry: () => undefined, backOff, signal };
      try {
        await withRetries((attempts) => attempt(body, attempts), retry);
      } catch (error) {
        throw explain(redactError(error, session.redact), distribution);
      }
    },
  };
}

/**
 * Returns the pauses while too many invalidations are in progress: 5, 10, 20 s, then 40 s. All
 * together are shorter than what is left of the lock of the sync.
 * @internal
 */
export function fullBackOffMs(failures: number): number {
  return Math.min(40_000, 5000 * 2 ** (failures - 1));
}

const fullCode = 'TooManyInvalidationsInProgress';

function fullError({ message, details }: SourceError, pauseMs: number): SourceError {
  return new SourceError(message, { ...details, isRetryable: true, retryAfterMs: pauseMs });
}

/** Signatures hold for five minutes. */
const mostSkewMs = 5 * 60_000;

/** Returns the right time for a refused signature of another one. Its code is that of a wrong secret, too. */
function clockRefusal({ status, headers }: Answer, at: Date): Refusal | null {
  const serverMs = Date.parse(headers.get('date') ?? '');
  const isSkewed = status === 403 && Math.abs(serverMs - at.getTime()) > mostSkewMs;
  return isSkewed ? { of: 'clock', serverMs } : null;
}

/** Names the distribution, the number of attempts, and what to do. */
function explain(error: unknown, distribution: string): unknown {
  const failed = `The invalidation of the CloudFront distribution ${distribution} failed`;
  // Credentials that cannot be read refuse a sync, but this one has published.
  if (error instanceof BuildError)
    return new Error(`${failed}: ${problemOf(error).message}`, { cause: error });
  if (!(error instanceof SourceError)) return error;
  const { attempts, details, cause } = error;
  const reason = error.message.replace(/\.$/, '');
  const times = attempts === 1 ? '' : ` (${attempts} attempts)`;
  const hint = hintFor(error, distribution);
  return new SourceError(`${failed}: ${reason}${times}${hint && `. ${hint}`}`, details, { cause });
}

function hintFor({ status, code }: SourceError, distribution: string): string {
  if (code === fullCode) return 'Wait until those in progress have ended';
  if (code === 'NoSuchDistribution') return 'Check the setting sync.cloudfront, and the account of the key';
  if (code.startsWith('AccessDenied') || (status === 403 && code === ''))
    return `Give the key the right cloudfront:CreateInvalidation on the distribution ${distribution}`;
  return '';
}
