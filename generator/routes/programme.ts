import type { CalendarDay, CalendarMonth } from '../../templates/components/EventCalendar.tsx';
import type { EventGroup } from '../../templates/components/EventList.tsx';
import type { ComingDate, EventSummary, StateLabel } from '../../templates/types.ts';
import type { Formats } from '../../words/formats/formats.ts';
import { formatsOf } from '../../words/formats/formats-of.ts';
import { defaultLanguage } from '../../words/languages.ts';
import type { Settings } from '../content/content.ts';
import { endOfMonth, monthLabel } from '../content/dates.ts';
import { groupBy, groupPairs } from '../util/group-by.ts';
import { addDays, countDays, daysBetween, monthsBetween, weekdayOf } from '../util/iso-day.ts';
import { compact } from '../util/omit-undefined.ts';
import type { RouteContext } from './route-context.ts';

/** Reports are in English. */
const english = { language: defaultLanguage };

/** Longer events are listed below a month instead of in each of its days. */
const mostDaysInCells = 7;

export interface Programme {
  /** By the month of the next date: of one that has begun, the present month. */
  readonly groups: readonly EventGroup[];
  /** The months with events, from the present one on. */
  readonly months: readonly CalendarMonth[];
}

/** Groups upcoming events, as a list by months and as a calendar. */
export function programme(
  shown: readonly EventSummary[],
  { clock, content }: Pick<RouteContext, 'clock' | 'content'>,
): Programme {
  const events = shown.map(datedEvent);
  const { settings } = content;
  const byMonth = groupPairs(events.flatMap((event) => event.months.map((month) => [month, event] as const)));
  const months = [...byMonth.keys()].sort().filter((month) => !isOver(month, { clock, content }));
  return {
    groups: [...groupBy(events, ({ event }) => shownMonth(event.when.start, { clock, content }))].map(
      ([month, group]) => ({ label: monthLabel(month, settings), month, events: eventsOf(group) }),
    ),
    months: months.map((month) => calendarMonth(month, byMonth.get(month) ?? [], settings)),
  };
}

/** Returns the month below which a date to come is listed: the present one, where it began earlier. */
export function shownMonth(start: string, context: Pick<RouteContext, 'clock' | 'content'>): string {
  let month = monthOf(start);
  while (isOver(month, context)) month = monthOf(addDays(`${month}-28`, 4));
  return month;
}

function isOver(month: string, { clock, content }: Pick<RouteContext, 'clock' | 'content'>): boolean {
  const end = endOfMonth(month, content.settings.timeZone);
  return clock.hasCome(end, `${monthLabel(month, english)} is over`);
}

function eventsOf(group: readonly DatedEvent[]): EventGroup['events'] {
  return group.map(({ event }) => event);
}

interface DatedEvent {
  readonly event: EventSummary;
  /** One of its dates is: it is listed below the table. */
  readonly isLong: boolean;
  /** Days of its short dates. */
  readonly days: readonly DatedDay[];
  readonly months: readonly string[];
}

interface DatedDay {
  readonly date: string;
  readonly state?: StateLabel;
  /** It began on an earlier day. */
  readonly isContinued: boolean;
}

function datedEvent(event: EventSummary): DatedEvent {
  const { coming } = event;
  const isLong = coming.some(isLongDate);
  return {
    event,
    isLong,
    days: coming.filter((date) => !isLongDate(date)).flatMap((date) => daysOf(date, event)),
    months: [
      ...new Set(
        coming.flatMap(({ day, lastDay }) =>
          lastDay === undefined ? monthOf(day) : monthsBetween(day, lastDay),
        ),
      ),
    ],
  };
}

function isLongDate({ day, lastDay = day }: ComingDate): boolean {
  return countDays(day, lastDay) >= mostDaysInCells;
}

function daysOf({ day, lastDay = day, state: own }: ComingDate, event: EventSummary): readonly DatedDay[] {
  const state = event.state ?? own;
  return daysBetween(day, lastDay).map((date) => compact({ date, state, isContinued: date !== day }));
}

function monthOf(day: string): string {
  return day.slice(0, 7);
}

function calendarMonth(month: string, events: readonly DatedEvent[], settings: Settings): CalendarMonth {
  const inCells = events.filter(({ isLong }) => !isLong);
  return {
    key: month,
    label: monthLabel(month, settings),
    weeks: inCells.length === 0 ? [] : weeksOf(month, inCells, formatsOf(settings.language)),
    events: events.map(({ event: { title, href, when, lang, state, repeats }, isLong }) =>
      compact({ title, href, lang, short: repeats ?? when.short, state, isLong }),
    ),
  };
}

/** Cuts the month into rows of a week; null for days of other months. */
function weeksOf(
  month: string,
  events: readonly DatedEvent[],
  { firstWeekday }: Formats,
): readonly (readonly (CalendarDay | null)[])[] {
  const first = `${month}-01`;
  const last = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
  const byDay = groupPairs(
    events.flatMap(({ event, days }) =>
      days.filter(({ date }) => monthOf(date) === month).map((day) => [day.date, { ...day, event }] as const),
    ),
  );
  const cells = [
    ...Array.from({ length: (7 + weekdayOf(first) - firstWeekday) % 7 }, () => null),
    ...daysBetween(first, last).map((date) => calendarDay(date, byDay.get(date) ?? [])),
    ...Array.from({ length: (6 + firstWeekday - weekdayOf(last)) % 7 }, () => null),
  ];
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

function calendarDay(date: string, events: readonly (DatedDay & Pick<DatedEvent, 'event'>)[]): CalendarDay {
  return {
    date,
    day: Number(date.slice(8)),
    events: events.map(({ event, state, isContinued }) =>
      compact({
        title: event.title,
        href: event.href,
        lang: event.lang,
        state,
        isContinued: isContinued || undefined,
      }),
    ),
  };
}
