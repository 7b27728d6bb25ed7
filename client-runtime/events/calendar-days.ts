/*
 * The state of the pier in the footer has these as well (`hours/local-time.ts`): a module of both
 * would be one more request on every page.
 */

/** A day and a minute on the calendar and the clocks of a time zone. */
export interface LocalMoment {
  /** "2026-06-13" */
  readonly day: string;
  /** Of the local time, since 1970. */
  readonly minute: number;
}

/** Returns the local time of a moment. Default: in the zone of the visitor. */
export function localMoment(moment: Date, timeZone?: string): LocalMoment {
  const format = new Intl.DateTimeFormat('en-US-u-ca-iso8601-hc-h23-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const { year, month, day, hour, minute } = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  const date = `${year}-${month}-${day}`;
  return { day: date, minute: Date.parse(`${date}T${hour}:${minute}Z`) / 60_000 };
}
