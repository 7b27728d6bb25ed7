import type { OpeningTime, OpeningTimes } from '../types.ts';

/**
 * Writes opening times for the enhancement `hours`, which reads them with `readOpening`: as text,
 * since a list may show thousands of places. The time zone, then a line for the openings of some
 * days, for a season, whose week follows, and for an exception.
 */
export function encodeOpening({ timeZone, week, exceptions, seasons }: OpeningTimes): string {
  return [
    timeZone,
    ...linesOf(week),
    ...seasons.flatMap((season) => [`s ${season.from} ${season.until}`, ...linesOf(season.week)]),
    ...exceptions.map(({ date, isClosed, opens, closes, note }) =>
      `x ${date} ${isClosed ? '-' : `${opens}-${closes}`} ${note}`.trimEnd(),
    ),
  ].join('\n');
}

/** Days in a row with the same times are one line. */
function linesOf(week: readonly OpeningTime[]): readonly string[] {
  const spans: { first: number; last: number; times: string }[] = [];
  for (const { day, opens, closes } of week) {
    const times = `${opens}-${closes}`;
    const before = spans.findLast((span) => span.times === times);
    if (before?.last === day - 1) before.last = day;
    else spans.push({ first: day, last: day, times });
  }
  return spans.map(({ first, last, times }) => `w ${first === last ? first : `${first}-${last}`} ${times}`);
}
