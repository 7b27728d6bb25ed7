import type { Href, NamedLink, When } from '../../templates/types.ts';
import { asHref } from '../content/paths.ts';
import { addDays } from '../util/iso-day.ts';

export interface WebCalendarEvent {
  readonly title: string;
  readonly when: When;
  readonly venue?: string | undefined;
  /** The address of the event's page on the public host. */
  readonly url: string;
}

/**
 * Makes links that open web calendars with the event filled in: nothing is loaded from them before
 * a click. The addresses are those of
 * https://github.com/InteractionDesignFoundation/add-event-to-calendar-docs.
 */
export function webCalendars(event: WebCalendarEvent): readonly NamedLink[] {
  return [
    { label: 'Google Calendar', href: googleCalendar(event) },
    { label: 'Outlook', href: outlook(event) },
  ];
}

function googleCalendar({ title, when, venue = '', url }: WebCalendarEvent): Href {
  const { start, end } = span(when);
  return address('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates: `${basic(start)}/${basic(end)}`,
    location: venue,
    details: url,
  });
}

function outlook({ title, when, venue = '', url }: WebCalendarEvent): Href {
  const { start, end } = span(when);
  return address('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: start,
    enddt: end,
    allday: isDay(start) ? 'true' : '',
    location: venue,
    body: url,
  });
}

/** The end of whole days is exclusive; an event without an end is a moment. */
function span({ start, end = start }: When): { readonly start: string; readonly end: string } {
  return isDay(start) ? { start, end: addDays(end, 1) } : { start, end };
}

function isDay(time: string): boolean {
  return time.length === 10;
}

/** Formats ISO 8601 without separators, moments in UTC: "20260613T230000Z", "20260613". */
function basic(time: string): string {
  if (isDay(time)) return time.replaceAll('-', '');
  return new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');
}

function address(base: string, values: Readonly<Record<string, string>>): Href {
  const given = Object.entries(values).filter(([, value]) => value !== '');
  return asHref(`${base}?${given.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`);
}
