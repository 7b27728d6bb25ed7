import type { EventSummary } from '../../templates/types.ts';
import type { Problem } from '../problems/problem.ts';
import { countDays, mostDays } from '../util/iso-day.ts';
import type { Entry } from './content.ts';
import { firstYear, lastYear } from './dates.ts';

/** Finds probable mistakes in the dates of an event. `summary` is the one made of the entry. */
export function findDateProblems(
  { fields: { start, end } }: Entry<'event'>,
  summary: EventSummary | undefined,
): readonly Problem[] {
  if (summary === undefined) return [{ ...startProblem(start), field: 'startDate' }];
  const { lastDay } = summary.when;
  const field = 'endDate';
  if (end !== null && isOtherYear(end)) {
    const message = `The event ends in the year ${yearOf(end)}, probably by mistake: it is shown without an end`;
    return [{ message, field, hint: 'Enter the end again, or leave it empty.' }];
  }
  if (lastDay !== undefined && countDays(summary.when.start.slice(0, 10), lastDay) >= mostDays) {
    const message = `The event lasts more than ${mostDays} days: the calendar shows only the first ${mostDays}`;
    return [{ message, field, hint: 'Enter the end again, or leave it empty.' }];
  }
  return [];
}

function startProblem(start: string | null): Problem {
  if (start !== null && isOtherYear(start)) {
    const message = `The event starts in the year ${yearOf(start)}, probably by mistake: no list shows it`;
    return { message, hint: `Give it a date up to ${lastYear} in the CMS, once it is known.` };
  }
  const message = `The event has no valid start date (${start ?? 'empty'}): no list shows it`;
  return { message, hint: 'Give it a date in the CMS.' };
}

function isOtherYear(local: string): boolean {
  const year = yearOf(local);
  return year < firstYear || year > lastYear;
}

/** Returns NaN for an invalid date. */
function yearOf(local: string): number {
  return Number(/^\d{4}(?=-)/.exec(local)?.[0] ?? Number.NaN);
}
