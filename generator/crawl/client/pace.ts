/**
 * How many requests at once a CMS is trusted with: additive increase, multiplicative decrease, as TCP does it (RFC 5681).
 * A plain value; `afterAnswer` and `afterFailure` give the next one.
 */
export interface Pace {
  /** Requests that may be under way at once. */
  readonly limit: number;
  /** What the limit may grow to. */
  readonly most: number;
  /** Grows with every slow-down. A request that began in an earlier round tells nothing new. */
  readonly round: number;
  /** Rounds that failed since the last answer. */
  readonly failures: number;
  /** The limit at which it last failed, and after how many quick windows it is tried again. */
  readonly ceiling: number;
  readonly caution: number;
  /** Quick windows since the limit last changed. */
  readonly windows: number;
  /** What came since the last window ended: a window is as many answers as the limit. */
  readonly window: { readonly answers: number; readonly slow: number };
  /** How long an answer usually takes, in milliseconds, by operation. */
  readonly usual: ReadonlyMap<string, number>;
}

export interface TimedAnswer {
  readonly operation: string;
  readonly ms: number;
  /** The pace's round when it was asked for. */
  readonly round: number;
  /** Whether others waited: without them nobody needs a higher limit. */
  readonly isCrowded: boolean;
}

const firstLimit = 2;
// Without them a limit of 3 would be tested with 4 every few answers, and fail each time.
const firstCaution = 8;
const mostCaution = 128;
const emptyWindow = { answers: 0, slow: 0 };

// Much slower than usual: a shared CMS hiccups, and a heavy entry takes its time, without being overloaded.
const slowFactor = 4;
const slowByMs = 500;

export function startPace(most: number): Pace {
  const limit = Math.min(firstLimit, most);
  return {
    limit,
    most,
    round: 0,
    failures: 0,
    ceiling: Number.POSITIVE_INFINITY,
    caution: firstCaution,
    windows: 0,
    window: emptyWindow,
    usual: new Map(),
  };
}

/**
 * After an answer. When as many as the limit have come: all quick, one more at once, but where it failed before only after
 * many such windows; most of them much slower than this operation usually is, half as many.
 */
export function afterAnswer(pace: Pace, { operation, ms, round, isCrowded }: TimedAnswer): Pace {
  const usualMs = pace.usual.get(operation) ?? ms;
  const isSlow = ms > slowFactor * usualMs && ms > usualMs + slowByMs;
  const usual = new Map(pace.usual).set(operation, nextUsual(usualMs, ms, isSlow && pace.limit > 1));
  const next = { ...pace, usual, failures: 0 };
  if (round !== pace.round) return next;

  const answers = pace.window.answers + 1;
  const slow = pace.window.slow + (isSlow ? 1 : 0);
  if (answers < pace.limit) return { ...next, window: { answers, slow } };
  if (slow > answers / 2) return slowDown(next);
  const settled = { ...next, window: emptyWindow };
  return slow === 0 && isCrowded && pace.limit < pace.most ? grow(settled) : settled;
}

/** After an answer that says "too much": 429, 5xx, a time-out, a cut connection. Requests that fail together count once. */
export function afterFailure(pace: Pace, { round }: { readonly round: number }): Pace {
  return round === pace.round ? { ...slowDown(pace), failures: pace.failures + 1 } : pace;
}

function grow(pace: Pace): Pace {
  const windows = pace.windows + 1;
  const needed = pace.limit + 1 >= pace.ceiling ? pace.caution : 1;
  return windows < needed ? { ...pace, windows } : { ...pace, limit: pace.limit + 1, windows: 0 };
}

function slowDown(pace: Pace): Pace {
  const limit = Math.max(1, Math.floor(pace.limit / 2));
  const next = { ...pace, limit, round: pace.round + 1, windows: 0, window: emptyWindow };
  // What fails on without an answer between is one trouble, and not about this limit.
  if (pace.failures > 0) return next;
  const caution = pace.limit >= pace.ceiling ? Math.min(mostCaution, 2 * pace.caution) : pace.caution;
  return { ...next, ceiling: pace.limit, caution };
}

/** A moving average. What is slow because of us does not count; at one request at a time it is the CMS that is slow. */
function nextUsual(usualMs: number, ms: number, isOurFault: boolean): number {
  return isOurFault ? usualMs : usualMs + (ms - usualMs) / 8;
}
