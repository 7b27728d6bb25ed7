import type { Formats } from '../../../words/formats/formats.ts';
import { calendarDay, writeDay } from '../../../words/formats/write-day.ts';
import type { Words } from '../../../words/table.ts';
import type { Occurrence } from './occurrences-of.ts';
import { type DatedFields, ruleOf, weekdaysOf, weeksOf } from './rule-of.ts';

interface Language {
  readonly words: Words;
  readonly formats: Formats;
}

/**
 * Says how an event repeats: "Every Thursday, until September 24, 2026"; "On 5 days" for a list. Undefined for one
 * that takes place once.
 */
export function sayDates(
  fields: DatedFields,
  occurrences: readonly Occurrence[],
  { words, formats }: Language,
): string | undefined {
  if (fields.dates === null || occurrences.length < 2) return undefined;
  const rule = ruleOf(fields);
  const { eventDates } = words;
  if (rule === null)
    return eventDates.onDays({ count: occurrences.filter(({ state }) => state !== 'cancelled').length });
  const repeats = sayRule(fields.dates, rule.firstDay, { words, formats });
  if (rule.lastDay === null) return repeats;
  return eventDates.until({ repeats, day: writeDay(formats.days.long, calendarDay(rule.lastDay), formats) });
}

function sayRule(
  dates: NonNullable<DatedFields['dates']>,
  firstDay: string,
  { words, formats }: Language,
): string {
  const { interval: count } = dates;
  const { everyDay, everyDays, weekly, everyWeeks, monthly, everyMonths } = words.eventDates;
  if (dates.repeats === 'daily') return count === 1 ? everyDay : everyDays({ count });
  const weekdays = weekdaysOf(dates, firstDay);
  if (dates.repeats === 'weekly') {
    const days = joinDays(
      weekdays.map((day) => formats.weekdays[day - 1] ?? ''),
      words,
    );
    return count === 1 ? weekly({ days }) : everyWeeks({ count, days });
  }
  const inMonth = weeksOf(dates, firstDay).flatMap((week) =>
    weekdays.map((day) => {
      const { weeksOfMonth, weeksOfMonthOnSunday = weeksOfMonth } = formats;
      const names = day === 7 ? weeksOfMonthOnSunday : weeksOfMonth;
      return `${names.at(week < 0 ? week : week - 1) ?? ''} ${formats.weekdays[day - 1] ?? ''}`;
    }),
  );
  const days = joinDays(inMonth, words);
  return count === 1 ? monthly({ days }) : everyMonths({ count, days });
}

/** Joins names of days: "Tuesday, Thursday and Saturday". */
export function joinDays(days: readonly string[], { openingHours }: Pick<Words, 'openingHours'>): string {
  const last = days.at(-1) ?? '';
  const first = days.slice(0, -1).join(', ');
  return first === '' ? last : openingHours.twoDays({ first, last });
}
