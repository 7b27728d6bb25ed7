import { rrulestr } from 'rrule';
import type { Rule } from './rule-of.ts';

/** Days from a first to a last one, both included. */
export interface DayWindow {
  readonly from: string;
  readonly to: string;
}

/**
 * Lists the days of a rule within a window, at most `most`, in order. They are days of the calendar, read as UTC:
 * the times of day are added later, so that no change of the clocks moves them.
 */
export function expandRule(rule: Rule, { from, to }: DayWindow, most: number): readonly string[] {
  const { text, firstDay, lastDay, count } = rule;
  const last = lastDay !== null && lastDay < to ? lastDay : to;
  if (last < firstDay) return [];
  // A calendar counts from the start; a last day is its own limit.
  const limit = count === null ? `UNTIL=${basic(last)}` : `COUNT=${count}`;
  const dates = rrulestr(`DTSTART:${basic(firstDay)}\nRRULE:${text};${limit}`);
  const found =
    from > firstDay
      ? dates.between(new Date(from), new Date(last), true)
      : dates.all((_, index) => index < most);
  const days = found.map((date) => date.toISOString().slice(0, 10));
  return days.filter((day) => lastDay === null || day <= lastDay).slice(0, most);
}

function basic(day: string): string {
  return `${day.replaceAll('-', '')}T000000Z`;
}
