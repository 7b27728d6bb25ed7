/**
 * The allowed number of parallel requests: additive increase, multiplicative decrease, as in TCP
 * (RFC 5681). A plain value; `afterAnswer` and `afterFailure` return the next one.
 */
export interface Pace {
  /** Requests allowed at the same time. */
  readonly limit: number;
  /** The most that the limit may grow to. */
  readonly most: number;
  /** Grows with every slow-down. A request of an earlier round is ignored. */
  readonly round: number;
  /** Failed rounds since the last answer. */
  readonly failures: number;
  /** The limit of the last failure, and the number of fast windows before it is tried again. */
  readonly ceiling: number;
  readonly caution: number;
  /** Fast windows since the limit last changed. */
  readonly windows: number;
  /** Answers of the current window: a window has as many answers as the limit. */
  readonly window: { readonly answers: number; readonly slow: number };
  /** The usual time of an answer, in milliseconds, by operation. */
  readonly usual: ReadonlyMap<string, number>;
}

export interface TimedAnswer {
  readonly operation: string;
  readonly ms: number;
  /** The pace's round at its start. */
  readonly round: number;
  /** True when others waited: otherwise a higher limit is not needed. */
  readonly isCrowded: boolean;
}

const usualFirst = 2;
// Without this a limit of 3 would be tested with 4 every few answers, and fail each time.
const firstCaution = 8;
const mostCaution = 128;
const emptyWindow = { answers: 0, slow: 0 };

// Much slower than usual: a shared CMS has short delays, and a heavy entry takes time, without
// overload.
const slowFactor = 4;
const slowByMs = 500;

/** Returns the pace of the first requests. `first`: the limit to begin with. */
export function startPace(most: number, first: number = usualFirst): Pace {
  const limit = Math.min(first, most);
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
 * Returns the pace after an answer. After each window: all fast, one request more, but at the last
 * failing limit only after many such windows; most of them much slower than usual for their
 * operation, half as many.
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

/**
 * Returns the pace after an overload: 429, 5xx, a time-out, a cut connection. Requests that fail
 * together count once.
 */
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
  // Failures without an answer between them are one problem, and not about this limit.
  if (pace.failures > 0) return next;
  const caution = pace.limit >= pace.ceiling ? Math.min(mostCaution, 2 * pace.caution) : pace.caution;
  return { ...next, ceiling: pace.limit, caution };
}

/**
 * Computes a moving average. Ignores delays that our own load caused; with a single request, the
 * CMS is slow by itself.
 */
function nextUsual(usualMs: number, ms: number, isOurFault: boolean): number {
  return isOurFault ? usualMs : usualMs + (ms - usualMs) / 8;
}
