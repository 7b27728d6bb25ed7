import { localMoment } from './calendar-days.ts';

const minuteMs = 60_000;

/** Clocks are changed at such moments: a timer that passes one would be wrong by an hour. */
const halfHourMs = 30 * minuteMs;

/** Updates a page for a minute of the local time of the site; returns the next minute at which it has more to say. */
export type AtMinute = (minute: number, isUnseen: boolean) => number;

/**
 * Calls `update` at once, at each minute for which it asks, and when the page is shown again: then nobody has seen it
 * change, and it may be arranged again. Calls nothing in a browser that does not know the zone: the time of a visitor
 * elsewhere would be wrong. Returns a function that stops it.
 */
export function followClock(timeZone: string, update: AtMinute): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = (isUnseen: boolean): void => {
    clearTimeout(timer);
    const now = new Date();
    const { minute } = localMoment(now, timeZone);
    const nextMs = (update(minute, isUnseen) - minute) * minuteMs - (now.getTime() % minuteMs);
    const toHalfHourMs = halfHourMs - (now.getTime() % halfHourMs);
    if (!signal.aborted) timer = setTimeout(tick, Math.min(nextMs, toHalfHourMs), false);
  };
  try {
    tick(true);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.warn(error);
    return () => {};
  }
  signal.addEventListener('abort', () => clearTimeout(timer));
  document.addEventListener('visibilitychange', () => document.hidden || tick(true), { signal });
  // From the Back/Forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && tick(true), { signal });
  return () => stopping.abort();
}
