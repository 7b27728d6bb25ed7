import type { CalendarDay, CalendarMonth } from '../templates/components/EventCalendar.tsx';
import type { EventGroup } from '../templates/components/EventProgramme.tsx';
import type { EventSummary } from '../templates/types.ts';
import { compact } from './compact.ts';
import { endOfMonth, monthLabel } from './dates.ts';
import { addDays, daysBetween, weekdayOf } from './iso-day.ts';
import type { RouteContext } from './route-context.ts';

/** What runs longer than this is told below a month instead of in each of its days. */
const mostDaysInCells = 7;

export interface Programme {
  /** What runs already, then month by month what begins. */
  readonly groups: readonly EventGroup[];
  /** The months in which something takes place, from the present one on. */
  readonly months: readonly CalendarMonth[];
}

/** All that is to come, as a list by months and as a calendar. */
export function programme({ summaries, clock, content }: RouteContext): Programme {
  const events = summaries.upcomingEvents().map((event) => ({ event, days: daysOf(event) }));
  const { timeZone } = content.settings;
  const months = [...new Set(events.flatMap(({ days }) => days.map(monthOf)))]
    .sort()
    .filter((month) => !clock.hasCome(endOfMonth(month, timeZone), `${monthLabel(month)} is over`));
  const labels = [...new Set(events.map(groupLabel))];
  return {
    groups: labels.map((label) => ({
      label,
      events: events
        .filter((dated) => groupLabel(dated) === label)
        .map(({ event, days }) => ({ event, months: [...new Set(days.map(monthOf))] })),
    })),
    months: months.map((month) => calendarMonth(month, events)),
  };
}

function groupLabel({ event }: DatedEvent): string {
  return event.isRunning ? 'On now' : monthLabel(monthOf(event.when.start));
}

interface DatedEvent {
  readonly event: EventSummary;
  readonly days: readonly string[];
}

function daysOf({ when }: EventSummary): readonly string[] {
  const first = when.start.slice(0, 10);
  return daysBetween(first, when.lastDay ?? first);
}

function monthOf(day: string): string {
  return day.slice(0, 7);
}

function calendarMonth(month: string, events: readonly DatedEvent[]): CalendarMonth {
  const own = events.filter(({ days }) => days.some((day) => monthOf(day) === month));
  const inCells = own.filter((event) => !isLong(event));
  return {
    key: month,
    label: monthLabel(month),
    weeks: inCells.length === 0 ? [] : weeksOf(month, inCells),
    events: own.map((dated) => {
      const { title, href, when } = dated.event;
      return { title, href, short: when.short, isLong: isLong(dated) };
    }),
  };
}

function isLong({ days }: DatedEvent): boolean {
  return days.length > mostDaysInCells;
}

/** The month in rows from Sunday to Saturday; null where a day of another month would stand. */
function weeksOf(month: string, events: readonly DatedEvent[]): readonly (readonly (CalendarDay | null)[])[] {
  const first = `${month}-01`;
  const last = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
  const cells = [
    ...Array.from({ length: weekdayOf(first) }, () => null),
    ...daysBetween(first, last).map((date) => calendarDay(date, events)),
    ...Array.from({ length: 6 - weekdayOf(last) }, () => null),
  ];
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

function calendarDay(date: string, events: readonly DatedEvent[]): CalendarDay {
  return {
    date,
    day: Number(date.slice(8)),
    events: events
      .filter(({ days }) => days.includes(date))
      .map(({ event: { title, href }, days }) =>
        compact({ title, href, isContinued: days[0] === date ? undefined : (true as const) }),
      ),
  };
}
