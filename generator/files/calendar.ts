import ical, { escape as escapeText, type ICalEventData } from 'ical-generator';
import { hrefOf } from '../content/paths.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { mostInCalendar } from '../routes/listed.ts';
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
  readonly end?: string;
  /** The place with its address; empty when unknown. */
  readonly place: string;
  readonly description: string;
  /** Time of the last change of the entry, ISO 8601. */
  readonly modified: string;
}

export interface CalendarInput {
  /** The events that have a page, in any order. */
  readonly events: Iterable<CalendarEvent>;
  readonly title: string;
  /** The language of the content, BCP 47. */
  readonly language: string;
  /** Origin of the public site. */
  readonly siteUrl: string;
}

/**
 * Makes event/calendar.ics with all events, or with the next ones of thousands, and beside each
 * event's page an event.ics with that one, one after the other. Times are in UTC, so that the files need no time zone rules; a calendar shows them in its
 * own zone.
 */
export function* calendar({ events, title, language, siteUrl }: CalendarInput): Generator<OutputFile> {
  const frame = frameOf({ language, siteUrl });
  // Folded here: the library takes ten times as long for a whole calendar.
  const written = Array.from(events, (event): WrittenEvent => {
    return { ...event, lines: foldLines(ical().createEvent(describe(event, siteUrl)).toString()) };
  });
  const chosen = chooseEvents(written).map(({ lines }) => lines);
  yield fileOf('event/calendar.ics', frame(title, chosen.join('')));
  for (const event of written)
    yield fileOf(`${event.path.slice(1)}event.ics`, frame(event.title, event.lines));
}

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

const nameMark = 'NAME-OF-THE-CALENDAR';
const end = 'END:VCALENDAR';

/** Returns a function that puts the lines of events into a calendar with a name. */
function frameOf({
  language,
  siteUrl,
}: Pick<CalendarInput, 'language' | 'siteUrl'>): (name: string, lines: string) => string {
  const [code = ''] = language.toUpperCase().split('-');
  const prodId = { company: new URL(siteUrl).host, product: 'Events', language: code };
  const head = ical({ name: nameMark, prodId }).toString().replace(end, '');
  return (name, lines) => {
    // The library escapes an event's texts, but not the calendar's name.
    const escaped = escapeText(withoutControls(name), false);
    return `${foldLines(head.replaceAll(nameMark, () => escaped))}${lines}${end}\r\n`;
  };
}

function describe(event: CalendarEvent, siteUrl: string): ICalEventData {
  const { id, path, title, start, end, place, description, modified } = event;
  const isWholeDays = /^\d{4}-\d{2}-\d{2}$/.test(start);
  return {
    id: `event-${id}@${new URL(siteUrl).host}`,
    stamp: new Date(modified),
    lastModified: new Date(modified),
    start: new Date(start),
    end: isWholeDays ? dayAfter(end ?? start) : end === undefined ? null : new Date(end),
    allDay: isWholeDays,
    summary: withoutControls(title),
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
