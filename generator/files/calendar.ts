import ical, { escape as escapeText, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { instantOf } from '../content/dates.ts';
import { type EventState, hasReminder } from '../content/event-state.ts';
import { lastDayOf } from '../content/occurrences/last-day-of.ts';
import type { Occurrence } from '../content/occurrences/occurrences-of.ts';
import type { Series } from '../content/occurrences/series-of.ts';
import { hrefOf } from '../content/paths.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { mostInCalendar } from '../routes/listed.ts';
import { calendarZone } from './calendar-zone.ts';
import { withoutControls } from './plain-text.ts';

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

export interface CalendarInput {
  /** The events that have a page, in any order. */
  readonly events: Iterable<CalendarEvent>;
  readonly title: string;
  /** The language of the content, BCP 47. */
  readonly language: string;
  /** Origin of the public site. */
  readonly siteUrl: string;
  readonly timeZone: string;
  /** Says the state of an event before its title. */
  readonly titled: (title: string, state: EventState | undefined) => string;
  /** The names of the files in which some of the events are. */
  readonly feeds: ReadonlyMap<string, string>;
}

/**
 * Makes event/calendar.ics with all events, or with the next ones of thousands, the feeds of some of them, and beside each
 * event's page an event.ics with that one and, until it is over, a reminder.ics with an alarm on the day before. Times are
 * in UTC, so that the files need no time zone rules; those of an event with several dates are in the zone of the site, as
 * a market at ten is at ten in summer and in winter.
 */
export function* calendar(input: CalendarInput): Generator<OutputFile> {
  const { events, title, feeds } = input;
  const frame = frameOf(input);
  // Folded here: the library takes ten times as long for a whole calendar.
  const written = Array.from(events, (event): WrittenEvent => {
    return { ...event, lines: foldLines(writeEvent(event, input)) };
  });
  yield fileOf('event/calendar.ics', frame(title, chooseEvents(written)));
  for (const [file, name] of feeds) {
    const chosen = written.filter(({ feeds = [] }) => feeds.includes(file));
    yield fileOf(file, frame(name, chooseEvents(chosen)));
  }
  for (const event of written) {
    yield fileOf(`${event.path.slice(1)}event.ics`, frame(event.title, [event]));
    if (!event.isPast && hasReminder(event.state))
      yield fileOf(`${event.path.slice(1)}reminder.ics`, frame(event.title, [withAlarm(event)]));
  }
}

/** Adds an alarm on the day before to each of its dates that take place. */
function withAlarm(event: WrittenEvent): WrittenEvent {
  const description = escapeText(withoutControls(event.title), false);
  const alarm = [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${description}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    '',
  ];
  const parts = event.lines.split(endOfEvent).map((part, index, { length }) => {
    if (index === length - 1) return part;
    const isOn = !part.includes(`STATUS:${ICalEventStatus.CANCELLED}`);
    return part + (isOn ? foldLines(alarm.join('\r\n')) : '') + endOfEvent;
  });
  return { ...event, lines: parts.join('') };
}

const endOfEvent = 'END:VEVENT';

interface WrittenEvent extends CalendarEvent {
  readonly lines: string;
}

/**
 * Chooses the events of the calendar, sorted by start: the next ones, and the last ones that are over
 * where there is room for them.
 */
function chooseEvents(events: readonly WrittenEvent[]): readonly WrittenEvent[] {
  const sorted = events.toSorted(byStart);
  const next = sorted.filter(({ isPast }) => !isPast).slice(0, mostInCalendar);
  const past = sorted.filter(({ isPast }) => isPast);
  return [...past.slice(Math.max(0, past.length - mostInCalendar + next.length)), ...next].sort(byStart);
}

function byStart(a: CalendarEvent, b: CalendarEvent): number {
  return a.start < b.start ? -1 : a.start > b.start ? 1 : a.id - b.id;
}

function fileOf(path: string, contents: string): OutputFile {
  return { path, class: 'data', contents };
}

/** Writes an event: of one with several dates the rule, and each date that differs from it. */
function writeEvent(event: CalendarEvent, input: CalendarInput): string {
  const { series } = event;
  if (series === undefined) return write(describe(event, input));
  const { timeZone } = input;
  const isWholeDays = isDay(event.start);
  const { first, rule, leftOut, added } = series;
  const master = inZone(write(describe({ ...event, ...spanOf(first, isWholeDays) }, input)), timeZone);
  const dates = (name: string, starts: readonly string[]) =>
    starts.length === 0 ? [] : [`${name}${zoned(starts, { isWholeDays, timeZone })}`];
  const lines = [
    ...(rule === null
      ? []
      : [`RRULE:${rule.text};UNTIL=${untilOf(rule.lastStart, { isWholeDays, timeZone })}`]),
    ...dates('EXDATE', leftOut),
    ...dates(
      'RDATE',
      added.map(({ start }) => start),
    ),
  ];
  const specials = series.special.map((date) =>
    inZone(writeSpecial(date, { event, isWholeDays }, input), timeZone),
  );
  return master.replace('SUMMARY', () => [...lines, 'SUMMARY'].join('\r\n')) + specials.join('');
}

interface InSeries {
  readonly event: CalendarEvent;
  readonly isWholeDays: boolean;
}

/** Writes one date of a series. */
function writeSpecial(date: Occurrence, { event, isWholeDays }: InSeries, input: CalendarInput): string {
  const { insteadOf = date.start, note } = date;
  const state = event.state ?? date.state;
  const description = [note ?? '', event.description].filter((text) => text !== '').join('\n\n');
  const isWholeDay = isWholeDays && date.start.endsWith('T00:00:00');
  const described = describe({ ...event, ...spanOf(date, isWholeDay), description, state }, input);
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

/** The end of a rule is in UTC. */
function untilOf(start: string, { isWholeDays, timeZone }: ZonedTimes): string {
  if (isWholeDays) return basic(start.slice(0, 10));
  return `${basic(new Date(instantOf(start, timeZone)).toISOString().slice(0, 19))}Z`;
}

function basic(time: string): string {
  return time.replace(/[-:]/g, '');
}

function isDay(time: string): boolean {
  return time.length === 10;
}

const nameMark = 'NAME-OF-THE-CALENDAR';
const end = 'END:VCALENDAR';

/** Returns a function that puts the lines of events into a calendar with a name. */
function frameOf({
  language,
  siteUrl,
  timeZone,
}: Pick<CalendarInput, 'language' | 'siteUrl' | 'timeZone'>): (
  name: string,
  events: readonly WrittenEvent[],
) => string {
  const [code = ''] = language.toUpperCase().split('-');
  const prodId = { company: new URL(siteUrl).host, product: 'Events', language: code };
  const head = ical({ name: nameMark, prodId }).toString().replace(end, '');
  return (name, events) => {
    const lines = events.map((event) => event.lines).join('');
    // The library escapes an event's texts, but not the calendar's name.
    const escaped = escapeText(withoutControls(name), false);
    const zone = zoneFor(events, timeZone);
    return `${foldLines(head.replaceAll(nameMark, () => escaped))}${zone}${lines}${end}\r\n`;
  };
}

/** Returns the rules of the zone for the years of the events that need them; nothing for moments in UTC. */
function zoneFor(events: readonly WrittenEvent[], timeZone: string): string {
  const years = events.flatMap(({ series, lines }) => {
    if (series === undefined || !lines.includes(';TZID=')) return [];
    const { first, rule, added } = series;
    const starts = [first.start, rule?.lastStart ?? first.start, ...added.map((date) => date.start)];
    return starts.map((time) => Number(time.slice(0, 4)));
  });
  if (years.length === 0) return '';
  const [from, to] = years.reduce(
    ([least, most], year) => [Math.min(least, year), Math.max(most, year)],
    [9999, 0],
  );
  return calendarZone(timeZone, [from, to]);
}

const statuses: { readonly [State in EventState]?: ICalEventStatus } = {
  cancelled: ICalEventStatus.CANCELLED,
  // It is not known when it takes place.
  postponed: ICalEventStatus.TENTATIVE,
};

function describe(event: CalendarEvent, { siteUrl, titled }: CalendarInput): ICalEventData {
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

const mostBytes = 74;

/**
 * Folds lines of more than 74 bytes in UTF-8 for calendars, never within a character: RFC 5545,
 * section 3.1.
 * @internal
 */
export function foldLines(text: string): string {
  return text.split('\r\n').map(foldLine).join('\r\n');
}

function foldLine(line: string): string {
  // A unit of UTF-16 takes at most three bytes.
  if (line.length * 3 <= mostBytes) return line;
  let folded = '';
  let start = 0;
  let bytes = 0;
  for (let at = 0; at < line.length; ) {
    const code = line.codePointAt(at) ?? 0;
    const length = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    bytes += length;
    if (bytes > mostBytes) {
      folded += `${line.slice(start, at)}\r\n `;
      start = at;
      bytes = length;
    }
    at += code < 0x10000 ? 1 : 2;
  }
  return folded + line.slice(start);
}
