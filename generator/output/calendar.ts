import ical, { escape as escapeText, type ICalEventData } from 'ical-generator';
import type { OutputFile } from '../output-file.ts';
import { hrefOf } from '../paths.ts';
import { withoutControls } from './plain-text.ts';

/** One event, as calendars show it. Texts are plain. */
export interface CalendarEvent {
  /** The entry's database id: an event keeps its identity when it is renamed. */
  readonly id: number;
  /** Path of the event's page, decoded: "/event/harbour-lights/". */
  readonly path: string;
  readonly title: string;
  /** A moment, ISO 8601 with offset, or the first day of whole days: "2026-06-13". */
  readonly start: string;
  /** A moment, or the last day of whole days; absent when the editor gave none. */
  readonly end?: string;
  /** Where it is, with the address; empty when nobody knows. */
  readonly place: string;
  readonly description: string;
  /** When the entry last changed, ISO 8601. */
  readonly modified: string;
}

export interface CalendarInput {
  /** Upcoming and recent events, in any order: each has a page. */
  readonly events: readonly CalendarEvent[];
  readonly title: string;
  /** Origin of the public site. */
  readonly siteUrl: string;
}

/**
 * event/calendar.ics with all the events, and beside each event's page an event.ics with that one. Times are in UTC, so
 * that no file needs time zone rules; a calendar shows them in its own zone. DESIGN section 3, output folder.
 */
export function calendar({ events, title, siteUrl }: CalendarInput): OutputFile[] {
  const sorted = events.toSorted((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : a.id - b.id));
  const files = sorted.map((event) => ({ event, contents: write(event.title, [event], siteUrl) }));
  // An event has the same lines in both files. Folding them is most of the work: it is done once.
  const lines = files.map(({ contents }) => eventIn(contents)).join('');
  const none = write(title, [], siteUrl);
  const end = none.lastIndexOf(endOfCalendar);
  return [
    fileOf('event/calendar.ics', none.slice(0, end) + lines + none.slice(end)),
    ...files.map(({ event, contents }) => fileOf(`${event.path.slice(1)}event.ics`, contents)),
  ];
}

function fileOf(path: string, contents: string): OutputFile {
  return { path, class: 'data', contents };
}

// Whole lines: no text can end a line and begin another.
const startOfEvent = '\r\nBEGIN:VEVENT\r\n';
const endOfCalendar = '\r\nEND:VCALENDAR\r\n';

/** The lines of a calendar's one event. */
function eventIn(contents: string): string {
  return contents.slice(contents.indexOf(startOfEvent), contents.lastIndexOf(endOfCalendar));
}

function write(name: string, events: readonly CalendarEvent[], siteUrl: string): string {
  const writer = ical({
    // The library escapes an event's texts, but not the calendar's name.
    name: escapeText(withoutControls(name), false),
    prodId: { company: new URL(siteUrl).host, product: 'Events', language: 'EN' },
    events: events.map((event) => describe(event, siteUrl)),
  });
  return `${writer.toString()}\r\n`;
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

/** A calendar's whole days end before the day that it names: RFC 5545, section 3.6.1. */
function dayAfter(day: string): Date {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + 1);
  return date;
}
