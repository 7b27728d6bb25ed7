import type { BackOff } from '../../../generator/crawl/client/back-off.ts';
import { redactError } from '../../../generator/crawl/client/redact.ts';
import { type Attempt, openRequestQueue } from '../../../generator/crawl/client/request-queue.ts';
import { withRetries } from '../../../generator/crawl/client/retry.ts';
import { SourceError } from '../../../generator/problems/source-error.ts';
import { sha256 } from '../../../generator/util/hash.ts';
import type { Service } from './address.ts';
import { encodeQuery, refuseUnusableKey } from './keys.ts';
import type { StoreLimits } from './limits.ts';
import { isRedirect, redirectError, refusalIn } from './refusal.ts';
import { type Answer, openSender } from './send.ts';
import type { Session, SessionState } from './session.ts';
import { openSigner } from './sign.ts';
import { codeIn, storeError } from './store-error.ts';

export interface StoreRequest {
  /** Its name in the S3 API: "PutObject". */
  readonly operation: string;
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** The whole key, with the prefix. Undefined: the request is about the bucket. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** Of the body. */
  readonly sha256?: string;
  /** Statuses that are answers and no failures, besides 2xx. */
  readonly accepts?: readonly number[];
}

/** An answer, and the attempts that it took: an earlier one may have had its effect. */
export interface StoreAnswer extends Answer {
  readonly attempts: number;
  readonly place: { readonly host: string; readonly operationName: string };
}

/**
 * Sends a request, with retries, and resolves to what `read` makes of the answer. `read` throws a
 * SourceError for an answer that is a failure: it is retried if it may pass.
 */
export type Exchange = <Result>(
  request: StoreRequest,
  read: (answer: StoreAnswer) => Result,
) => Promise<Result>;

export interface ExchangeOptions {
  readonly service: Service;
  readonly session: Session;
  readonly limits: StoreLimits;
  readonly now: () => number;
  readonly onAttempt?: ((attempt: Attempt) => void) | undefined;
  readonly backOff?: BackOff | undefined;
}

/** Opens the only way to a store: signed, paced and retried, with errors that name the key. */
export function openExchange(options: ExchangeOptions): Exchange {
  const { service, session, limits, now, onAttempt, backOff } = options;
  const { retries, busyRetries, maxDelayMs } = limits;
  const send = openSender(limits);
  const sign = openSigner('s3');

  const sendOnce = async (request: StoreRequest, state: SessionState): Promise<StoreAnswer> => {
    const { method, key = '', query = {}, headers = {}, body = null } = request;
    // Not relative to the origin: a path that begins with two slashes would be another host.
    const { origin } = service.originIn(state.region);
    const url = new URL(`${origin}${service.pathOf(key)}${encodeQuery(query)}`);
    const at = new Date(now() + state.skewMs);
    const hash = request.sha256 ?? emptySha256;
    const signed = await sign({ method, url, headers, body, sha256: hash }, { ...state, at });
    const place = { host: url.host, operationName: request.operation };
    return { ...(await send(signed, place)), attempts: 1, place };
  };

  /** Sends a request, and throws when the store has too much to do. */
  const sendPaced = async (request: StoreRequest, state: SessionState): Promise<StoreAnswer> => {
    const first = await sendOnce(request, state);
    // An answer to HEAD has no body: the same with GET says what is wrong.
    const answer = isUnexplained(request, first) ? await explain(request, state, first) : first;
    const error = isFailure(answer, request) ? storeError(answer, answer.place) : null;
    if (error?.isOverload && error.status !== 501) throw error;
    return answer;
  };

  const explain = async (
    request: StoreRequest,
    state: SessionState,
    first: StoreAnswer,
  ): Promise<StoreAnswer> => {
    const told = await sendOnce({ ...request, method: 'GET', headers: { range: 'bytes=0-0' } }, state);
    return told.status === first.status ? told : first;
  };

  const queue = openRequestQueue({
    most: limits.concurrency,
    first: limits.firstConcurrency,
    // The attempts of one request end first.
    patience: retries + 1,
    maxDelayMs,
    backOff,
    onAttempt,
    probe: async () => sendPaced(smallRequest, await session.state()),
  });

  /**
   * One attempt that the store answers, once more for each value of the signature that could be
   * corrected. While the store is busy, the request waits in the queue with all others.
   */
  const attempt = async (request: StoreRequest, tries: Tries): Promise<StoreAnswer> => {
    const corrected = new Set<string>();
    for (;;) {
      const state = await session.state();
      const passage = { operation: request.operation, isUrgent: tries.sent > 0 };
      const task = () => {
        tries.sent++;
        return sendPaced(request, state);
      };
      const answer = await queue(task, passage).catch((error: unknown) => {
        if (!isBusy(error) || tries.busy++ >= busyRetries) throw error;
        return null;
      });
      if (answer === null) continue;
      if (!isFailure(answer, request)) return { ...answer, attempts: tries.sent };
      const refusal = refusalIn(answer, service, answer.place);
      const isKnown = refusal === null || corrected.has(refusal.of);
      if (isKnown || !(await session.correct(refusal, state))) throw failureOf(answer, request);
      corrected.add(refusal.of);
    }
  };

  return async (request, read) => {
    const { operation, key } = request;
    const tries = { sent: 0, busy: 0 };
    try {
      const { host } = service.originIn((await session.state()).region);
      if (key !== undefined) refuseUnusableKey(key, host, operation);
      const ask = async () => read(await attempt(request, tries));
      return await withRetries(ask, { retries, maxDelayMs, onRetry: () => undefined, backOff });
    } catch (error) {
      const told = redactError(error, session.redact);
      throw told instanceof SourceError
        ? nameRequest(told, request, service).after(Math.max(1, tries.sent))
        : told;
    }
  };
}

/** Its failures say why: those of HEAD have no text. */
const smallRequest: StoreRequest = {
  operation: 'ListObjectsV2',
  method: 'GET',
  query: { 'list-type': '2', 'max-keys': '1' },
};

/** Counts of one request. */
interface Tries {
  sent: number;
  /** Those that the store was too busy for. */
  busy: number;
}

/** Returns true for an answer about the store, and not about the request. */
function isBusy(error: unknown): boolean {
  return error instanceof SourceError && error.isRetryable && (error.status === 429 || error.status === 503);
}

const emptySha256 = sha256('');

function isFailure({ status }: Answer, { accepts = [] }: StoreRequest): boolean {
  return !(status >= 200 && status < 300) && !accepts.includes(status);
}

function isUnexplained(request: StoreRequest, { status }: Answer): boolean {
  return request.method === 'HEAD' && status >= 300 && status < 500 && status !== 404;
}

/** Codes of a store that received another body than the signed one. */
const changedBody = new Set(['BadDigest', 'XAmzContentSHA256Mismatch', 'IncompleteBody']);

/** Makes the error of a failed answer. A body that was changed on the way may arrive the next time. */
function failureOf(answer: StoreAnswer, { body, sha256: expected }: StoreRequest): SourceError {
  if (isRedirect(answer)) return redirectError(answer, answer.place);
  const error = storeError(answer, answer.place);
  if (body === undefined || !changedBody.has(codeIn(answer))) return error;
  if (sha256(body) === expected)
    return new SourceError(error.message, { ...error.details, isRetryable: true });
  return new SourceError('The bytes are not those of the sha256 that was given with them', error.details);
}

function nameRequest(error: SourceError, { operation, key }: StoreRequest, { bucket }: Service): SourceError {
  const message = `${operation} of ${JSON.stringify(key ?? bucket)} failed: ${error.message}`;
  return new SourceError(message, error.details, { cause: error.cause });
}
