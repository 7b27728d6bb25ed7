import { redactError } from '../../../generator/http/redact.ts';
import { type Attempt, openRequestQueue } from '../../../generator/http/request-queue.ts';
import { type BackOff, withRetries } from '../../../generator/http/retry.ts';
import { SourceError } from '../../../generator/problems/source-error.ts';
import { sha256 } from '../../../generator/util/hash.ts';
import { refuseUnusableKey } from './keys.ts';
import { isRedirect, redirectError, refusalIn } from './refusal.ts';
import { openSignedSender, type SendSignedOptions } from './send-signed.ts';
import type { Session, SessionState } from './session.ts';
import { codeIn, storeError } from './store-error.ts';
import { isFailure, type StoreAnswer, type StoreRequest } from './store-request.ts';

/**
 * Sends a request, with retries, and resolves to the result of `read` for its answer. `read` throws
 * a SourceError for an answer that is a failure: it is retried if it may pass. It is given the
 * number of attempts, since an earlier one may have had its effect.
 */
export type Exchange = <Result>(
  request: StoreRequest,
  read: (answer: StoreAnswer, attempts: number) => Result,
) => Promise<Result>;

export interface ExchangeOptions extends SendSignedOptions {
  readonly session: Session;
  readonly onAttempt?: ((attempt: Attempt) => void) | undefined;
  readonly backOff?: BackOff | undefined;
}

/** Opens the only way to a store: signed, paced and retried, with errors that name the key. */
export function openExchange(options: ExchangeOptions): Exchange {
  const { service, session, limits, onAttempt, backOff } = options;
  const { retries, busyRetries, maxDelayMs } = limits;
  const send = openSignedSender(options);

  /** Sends a request, and throws when the store has too much to do. */
  const sendPaced = async (request: StoreRequest, state: SessionState): Promise<StoreAnswer> => {
    const answer = await send(request, state);
    const error = isFailure(answer, request) ? storeError(answer, answer.place) : null;
    if (error?.isOverload && error.status !== 501) throw error;
    return answer;
  };

  const queue = openRequestQueue({
    most: limits.concurrency,
    first: limits.firstConcurrency,
    // The attempts of one request end first.
    failureThreshold: retries + 1,
    maxDelayMs,
    backOff,
    onAttempt,
    probe: async () => sendPaced(smallRequest, await session.state()),
  });

  /**
   * Sends a request when the queue allows it. While the store is busy, it waits with all others. The fence of
   * a write is renewed outside of the queue, through which that goes itself.
   */
  const sendQueued = async (
    request: StoreRequest,
    state: SessionState,
    tries: Tries,
  ): Promise<StoreAnswer> => {
    for (let isUrgent = tries.sent > 0; ; isUrgent = true) {
      await request.fence?.hold();
      const task = () => {
        if (request.fence?.isHeld() === false) throw new WaitedTooLong();
        tries.sent++;
        return sendPaced(request, state);
      };
      try {
        return await queue(task, { operation: request.operation, isUrgent });
      } catch (error) {
        if (error instanceof WaitedTooLong) continue;
        if (!isBusy(error) || tries.busy++ >= busyRetries) throw error;
      }
    }
  };

  /** One attempt, and one more for each value of the signature that could be corrected. */
  const attempt = async (request: StoreRequest, tries: Tries): Promise<StoreAnswer> => {
    const corrected = new Set<string>();
    for (;;) {
      const state = await session.state();
      const answer = await sendQueued(request, state, tries);
      if (!isFailure(answer, request)) return answer;
      const refusal = refusalIn(answer, service, answer.place);
      const isKnown = refusal === null || corrected.has(refusal.of);
      if (isKnown || !(await session.correct(refusal, state))) throw failureOf(answer, request);
      corrected.add(refusal.of);
    }
  };

  return async (request, read) => {
    const tries = { sent: 0, busy: 0 };
    try {
      const { host } = service.urlOf((await session.state()).region, '');
      if (request.key !== undefined) refuseUnusableKey(request.key, host, request.operation);
      const ask = async () => read(await attempt(request, tries), tries.sent);
      return await withRetries(ask, { retries, maxDelayMs, onRetry: () => undefined, backOff });
    } catch (error) {
      const told = redactError(error, session.redact);
      if (!(told instanceof SourceError)) throw told;
      throw nameRequest(told, request, service.bucket).after(Math.max(1, tries.sent));
    }
  };
}

/** The fence of a write has to be renewed since it began to wait. */
class WaitedTooLong extends Error {}

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

const mostShown = 500;

/** Names the request in its error. A message of the store may be long. */
function nameRequest(error: SourceError, { operation, key }: StoreRequest, bucket: string): SourceError {
  const message = `${operation} of ${JSON.stringify(key ?? bucket)} failed: ${error.message.slice(0, mostShown)}`;
  return new SourceError(message, error.details, { cause: error.cause });
}
