import { dayAt, minutesOfDay } from '../../words/formats/write-span.ts';
import { decodeTimes, type EventTime } from '../events/decode-times.ts';
import { spanOfTime } from '../events/event-state.ts';

/** An event as pages have it for scripts. */
export interface ProgrammeEvent {
  readonly title: string;
  readonly href: string;
  /** Its dates to come: `decodeTimes` reads them. */
  readonly times: string;
  readonly place?: string;
  readonly price?: string;
  /** Of all its dates. */
  readonly state?: { readonly key: string; readonly label: string };
  /** Of its words, where it is another than the site's. */
  readonly lang?: string;
}

/** A date of an event. */
export interface Happening {
  readonly event: ProgrammeEvent;
  readonly time: EventTime;
}

export interface ProgrammeDay {
  /** Since 1970. */
  readonly day: number;
  /** In the order of their starts. */
  readonly happenings: readonly Happening[];
}

export interface ProgrammeDays {
  /** The first days on which something takes place. */
  readonly days: readonly ProgrammeDay[];
  /** The next date of each event that goes on for a week or more: it would be on every day. */
  readonly longer: readonly Happening[];
}

const mostDays = 7;

/** Dates of so many days are not listed by days. */
const longFrom = 7;

/** Lists the dates of events by days, from a day on: up to the day before `until`, an ISO date, where later ones are not known. */
export function programmeDays(
  events: readonly ProgrammeEvent[],
  { from, until }: { readonly from: number; readonly until?: string | undefined },
): ProgrammeDays {
  const byDay = new Map<number, Happening[]>();
  const longer: Happening[] = [];
  for (const event of events) {
    const coming = decodeTimes(event.times).filter((time) => lastDayShown(time) >= from);
    const long = coming.find(isLong);
    if (long !== undefined) longer.push({ event, time: long });
    for (const time of coming.filter((time) => !isLong(time))) addToDays(byDay, { event, time }, from);
  }
  const end = until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until) / 60_000 / minutesOfDay;
  const days = [...byDay]
    .filter(([day]) => day < end)
    .sort(([one], [other]) => one - other)
    .slice(0, mostDays)
    .map(([day, happenings]) => ({ day, happenings: happenings.sort(byStart) }));
  return { days, longer: longer.sort(byStart) };
}

function addToDays(byDay: Map<number, Happening[]>, happening: Happening, from: number): void {
  const { time } = happening;
  for (let day = Math.max(dayAt(time.start), from); day <= lastDayShown(time); day += 1) {
    const known = byDay.get(day);
    if (known === undefined) byDay.set(day, [happening]);
    else known.push(happening);
  }
}

/** Returns the last day on which a date is listed: the end of an evening after midnight belongs to it. */
function lastDayShown(time: EventTime): number {
  return spanOfTime(time).severalDays ?? dayAt(time.start);
}

/** Returns true for a date that is not listed by days. */
export function isLong(time: EventTime): boolean {
  return lastDayShown(time) - dayAt(time.start) + 1 >= longFrom;
}

function byStart(one: Happening, other: Happening): number {
  return one.time.start - other.time.start;
}
