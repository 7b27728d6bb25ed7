import { SourceError } from '../problems/source-error.ts';
import { afterAnswer, afterFailure, type Pace, startPace } from './pace.ts';
import { type BackOff, backOffMs } from './retry.ts';

/** Probes before all waiting requests are refused. */
const probes = 2;

export interface RequestQueueOptions {
  /** The most requests at the same time. */
  readonly most: number;
  /** The requests at the same time at the beginning. Default: 2. */
  readonly first?: number | undefined;
  /** Failures in a row after which requests wait for the answer to a probe. */
  readonly failureThreshold: number;
  /** A server that asks for a longer pause is not waited for. */
  readonly maxDelayMs: number;
  /** Sends a small query, the probe. */
  readonly probe: () => Promise<unknown>;
  readonly onAttempt?: ((attempt: Attempt) => void) | undefined;
  /** Default: `backOffMs`. */
  readonly backOff?: BackOff | undefined;
}

/**
 * One request, to observe how the crawl adapts. Times are milliseconds of the process's monotonic
 * clock.
 */
export interface Attempt {
  readonly operation: string;
  readonly startedMs: number;
  readonly endedMs: number;
  /** `overloaded` slows the crawl down; `failed` is any other fault. */
  readonly outcome: 'answered' | 'overloaded' | 'failed';
  /** The limit at its start, and the number of running requests. */
  readonly limit: number;
  readonly active: number;
}

export interface Passage {
  readonly operation: string;
  /** Goes before requests that have not been tried yet. */
  readonly isUrgent?: boolean;
  readonly signal?: AbortSignal | undefined;
}

export type RequestQueue = <Result>(task: () => Promise<Result>, passage: Passage) => Promise<Result>;

interface Waiting {
  readonly start: () => void;
  readonly refuse: (reason: unknown) => void;
}

/**
 * Opens the queue for every request of a client: it allows as many at once as the CMS can handle
 * (see `Pace`). When one is told to wait, or fails, all wait; after repeated failures, a small
 * probe decides whether to continue or to refuse all waiting ones, so that a dead CMS gets a few
 * requests and not thousands.
 */
export function openRequestQueue(options: RequestQueueOptions): RequestQueue {
  const { most, first, failureThreshold, maxDelayMs, probe, onAttempt, backOff = backOffMs } = options;
  let pace: Pace = startPace(most, first);
  let waiting: Waiting[] = [];
  let active = 0;
  let resumeAt = 0;
  let timer: NodeJS.Timeout | undefined;

  const pauseFor = (ms: number): void => {
    resumeAt = Math.max(resumeAt, performance.now() + ms);
  };

  const fail = (error: SourceError, round: number): void => {
    const { retryAfterMs = 0 } = error;
    if (retryAfterMs > maxDelayMs) refuseAll(error);
    else pauseFor(retryAfterMs);
    if (round === pace.round) pauseFor(backOff(pace.failures + 1));
    pace = afterFailure(pace, { round });
  };

  /** Runs a task and adapts to its end. */
  const pass = async <Result>(task: () => Promise<Result>, operation: string): Promise<Result> => {
    const { round, limit } = pace;
    const startedMs = performance.now();
    active++;
    const begun = active;
    let outcome: Attempt['outcome'] = 'answered';
    try {
      const result = await task();
      const ms = performance.now() - startedMs;
      pace = afterAnswer(pace, { operation, ms, round, isCrowded: waiting.length > 0 });
      return result;
    } catch (error) {
      outcome = error instanceof SourceError && error.isOverload ? 'overloaded' : 'failed';
      if (error instanceof SourceError && error.isOverload) fail(error, round);
      // Any answer shows that the CMS is up.
      else pace = { ...pace, failures: 0 };
      throw error;
    } finally {
      active--;
      onAttempt?.({ operation, startedMs, endedMs: performance.now(), outcome, limit, active: begun });
    }
  };

  const letIn = (): void => {
    clearTimeout(timer);
    if (waiting.length === 0) return;
    const pauseMs = resumeAt - performance.now();
    if (pauseMs > 0) timer = setTimeout(letIn, Math.ceil(pauseMs));
    else if (pace.failures >= failureThreshold) ask();
    else while (active < pace.limit && waiting.length > 0) waiting.shift()?.start();
  };

  /** Alone: after all others have ended. */
  const ask = (): void => {
    if (active > 0) return;
    pass(probe, 'probe').then(letIn, (error: unknown) => {
      const isDown =
        error instanceof SourceError && error.isOverload && pace.failures >= failureThreshold + probes;
      if (isDown) refuseAll(error);
      else letIn();
    });
  };

  const refuseAll = (error: SourceError): void => {
    const refused = waiting;
    waiting = [];
    for (const { refuse } of refused) refuse(error.asFinal());
  };

  return (task, { operation, isUrgent = false, signal }) =>
    new Promise((resolve, reject) => {
      const leave = (): void => {
        waiting = waiting.filter((other) => other !== place);
        reject(signal?.reason);
      };
      const place: Waiting = {
        start: () => {
          signal?.removeEventListener('abort', leave);
          pass(task, operation).then(resolve, reject).finally(letIn);
        },
        refuse: (reason) => {
          signal?.removeEventListener('abort', leave);
          reject(reason);
        },
      };
      if (signal?.aborted) return leave();
      signal?.addEventListener('abort', leave, { once: true });
      if (isUrgent) waiting.unshift(place);
      else waiting.push(place);
      letIn();
    });
}
