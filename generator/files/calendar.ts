import ical, { escape as escapeText, ICalEventStatus } from 'ical-generator';
import { takesPlace } from '../content/event-state.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { mostInCalendar } from '../routes/listed.ts';
import { withoutControls } from '../util/without-controls.ts';
import { calendarZone } from './calendar-zone.ts';
import { foldLines } from './fold-lines.ts';
import { type CalendarEvent, type EventSite, writeEvent } from './write-event.ts';

export interface CalendarInput extends EventSite {
  /** The events that have a page, in any order. */
  readonly events: Iterable<CalendarEvent>;
  readonly title: string;
  /** The language of the content, BCP 47. */
  readonly language: string;
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
    if (!event.isPast && takesPlace(event.state))
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
