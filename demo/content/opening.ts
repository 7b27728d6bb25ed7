import type { DemoHours, DemoOpening } from '../kinds.ts';

/** Hours that are the same the whole year: "1-5 06:30-17:00" is Monday to Friday. */
export function opening(...lines: readonly string[]): DemoHours {
  return { week: weekOf(lines), exceptions: [], seasons: [] };
}

/** Adds a part of each year with a week of its own: "04-01 10-31". Without lines it is closed. */
export function withSeason(
  hours: DemoHours,
  name: string,
  days: string,
  ...lines: readonly string[]
): DemoHours {
  const [from = '', until = ''] = days.split(' ');
  return { ...hours, seasons: [...hours.seasons, { name, from, until, week: weekOf(lines) }] };
}

/** Adds days with hours of their own: "10:00-21:00", or closed where `times` is empty. */
export function withDays(hours: DemoHours, dates: readonly string[], times: string, note: string): DemoHours {
  const [opens = '', closes = ''] = times.split('-');
  const added = dates.map((date) => ({ date, isClosed: times === '', opens, closes, note }));
  const exceptions = [...hours.exceptions, ...added].sort((one, other) => (one.date < other.date ? -1 : 1));
  return { ...hours, exceptions };
}

function weekOf(lines: readonly string[]): DemoOpening[] {
  return lines
    .flatMap((line) => {
      const [days = '', times = ''] = line.split(' ');
      const [first = 1, last = first] = days.split('-').map(Number);
      const [opens = '', closes = ''] = times.split('-');
      return Array.from({ length: last - first + 1 }, (_, index) => ({ day: first + index, opens, closes }));
    })
    .sort((one, other) => one.day - other.day);
}
