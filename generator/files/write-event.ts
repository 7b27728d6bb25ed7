import ical, { type ICalEventData, ICalEventStatus } from 'ical-generator';
import type { EventState } from '../content/event-state.ts';
import { instantOf } from '../content/local-moments.ts';
import { lastDayOf } from '../content/occurrences/last-day-of.ts';
import type { Occurrence } from '../content/occurrences/occurrences-of.ts';
import type { Series } from '../content/occurrences/series-of.ts';
import { hrefOf } from '../content/paths.ts';
import { withoutControls } from '../util/without-controls.ts';

/** One event as calendars show it. Texts are plain. */
export interface CalendarEvent {
  /** The entry's database id, which stays the same when the event is renamed. */
  readonly id: number;
  /** The path of the event's page, decoded: "/event/harbour-lights/". */
  readonly path: string;
  readonly isPast: boolean;
  readonly title: string;
  /** A moment, ISO 8601 with offset, or the first day of whole days: "2026-06-13". */
  readonly start: string;
  /** A moment, or the last day of whole days; absent without an end. */
  readonly end?: string | undefined;
  /** The place with its address; empty when unknown. */
  readonly place: string;
  readonly description: string;
  /** Time of the last change of the entry, ISO 8601. */
  readonly modified: string;
  readonly state?: EventState | undefined;
  /** Of an event with several dates. */
  readonly series?: Series;
  /** Files in which it is beside those of all events: "location/pavilion/events.ics". */
  readonly feeds?: readonly string[];
}

/** The facts that all events of a site share. */
export interface EventSite {
  /** Origin of the public site. */
  readonly siteUrl: string;
  readonly timeZone: string;
  /** Says the state of an event before its title. */
  readonly titled: (title: string, state: EventState | undefined) => string;
}

/** Writes an event: of one with several dates the rule, and each date that differs from it. */
export function writeEvent(event: CalendarEvent, site: EventSite): string {
  const { series } = event;
  if (series === undefined) return write(describe(event, site));
  const { timeZone } = site;
  const isWholeDays = isDay(event.start);
  const { first, rule, leftOut, added } = series;
  const master = inZone(write(describe({ ...event, ...spanOf(first, isWholeDays) }, site)), timeZone);
  const dates = (name: string, starts: readonly string[]) =>
    starts.length === 0 ? [] : [`${name}${zoned(starts, { isWholeDays, timeZone })}`];
  const lines = [
    ...(rule === null
      ? []
      : [`RRULE:${rule.text};UNTIL=${untilOf(rule.lastStart, { isWholeDays, timeZone })}`]),
    ...dates('EXDATE', leftOut),
    // Without a rule some readers, ical.js among them, see the dates of this list alone.
    ...dates('RDATE', [...(rule === null ? [first.start] : []), ...added.map(({ start }) => start)]),
  ];
  const specials = series.special.map((date) =>
    inZone(writeSpecial(date, { event, isWholeDays }, site), timeZone),
  );
  return master.replace('SUMMARY', () => [...lines, 'SUMMARY'].join('\r\n')) + specials.join('');
}

interface InSeries {
  readonly event: CalendarEvent;
  readonly isWholeDays: boolean;
}

/** Writes one date of a series. */
function writeSpecial(date: Occurrence, { event, isWholeDays }: InSeries, site: EventSite): string {
  const { insteadOf = date.start, note } = date;
  const state = event.state ?? date.state;
  const description = [note ?? '', event.description].filter((text) => text !== '').join('\n\n');
  const isWholeDay = isWholeDays && date.start.endsWith('T00:00:00');
  const described = describe({ ...event, ...spanOf(date, isWholeDay), description, state }, site);
  return write({ ...described, recurrenceId: new Date(`${insteadOf}Z`) }).replace(
    /RECURRENCE-ID:(\d{8})T\d{6}Z/,
    isWholeDays ? 'RECURRENCE-ID;VALUE=DATE:$1' : '$&',
  );
}

function write(data: ICalEventData): string {
  return ical().createEvent(data).toString();
}

/** Local times are written as if they were in UTC: then they are those of the zone. */
function inZone(lines: string, timeZone: string): string {
  return lines.replace(
    /^(DTSTART|DTEND|RECURRENCE-ID):(\d{8}T\d{6})Z/gm,
    (_, name: string, time: string) => `${name};TZID=${timeZone}:${time}`,
  );
}

/** Returns local times as the library is to write them: whole days by their first and last day. */
function spanOf(
  { start, end }: Pick<Occurrence, 'start' | 'end'>,
  isWholeDays: boolean,
): Pick<CalendarEvent, 'start' | 'end'> {
  if (!isWholeDays) return { start: `${start}Z`, end: end === null ? undefined : `${end}Z` };
  return { start: start.slice(0, 10), end: lastDayOf({ start, end }) };
}

interface ZonedTimes {
  readonly isWholeDays: boolean;
  readonly timeZone: string;
}

function zoned(starts: readonly string[], { isWholeDays, timeZone }: ZonedTimes): string {
  const times = starts.map((start) => basic(isWholeDays ? start.slice(0, 10) : start)).join(',');
  return isWholeDays ? `;VALUE=DATE:${times}` : `;TZID=${timeZone}:${times}`;
}

/**
 * The end of a rule is in UTC: that of the last day, and an hour after its start at least. Some readers reckon with the offset of the
 * first date, and would miss a last one that is to the second at the end.
 */
function untilOf(start: string, { isWholeDays, timeZone }: ZonedTimes): string {
  const day = start.slice(0, 10);
  if (isWholeDays) return basic(day);
  const end = Math.max(instantOf(`${day}T23:59:59`, timeZone), instantOf(start, timeZone) + 3_600_000);
  return `${basic(new Date(end).toISOString().slice(0, 19))}Z`;
}

function basic(time: string): string {
  return time.replace(/[-:]/g, '');
}

function isDay(time: string): boolean {
  return time.length === 10;
}

const statuses: { readonly [State in EventState]?: ICalEventStatus } = {
  cancelled: ICalEventStatus.CANCELLED,
  // It is not known when it takes place.
  postponed: ICalEventStatus.TENTATIVE,
};

function describe(event: CalendarEvent, { siteUrl, titled }: EventSite): ICalEventData {
  const { id, path, title, start, end, place, description, modified, state } = event;
  const isWholeDays = isDay(start);
  return {
    id: `event-${id}@${new URL(siteUrl).host}`,
    stamp: new Date(modified),
    lastModified: new Date(modified),
    start: new Date(start),
    end: isWholeDays ? dayAfter(end ?? start) : end === undefined ? null : new Date(end),
    allDay: isWholeDays,
    summary: withoutControls(titled(title, state)),
    status: (state && statuses[state]) ?? null,
    location: place === '' ? null : withoutControls(place),
    description: description === '' ? null : withoutControls(description),
    url: siteUrl + hrefOf(path),
  };
}

/** A calendar's DTEND of whole days is exclusive: RFC 5545, section 3.6.1. */
function dayAfter(day: string): Date {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + 1);
  return date;
}
