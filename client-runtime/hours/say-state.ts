import { calendarDay, writeDay } from '../../words/formats/write-day.ts';
import { writeTime } from '../../words/formats/write-time.ts';
import { hoursWords } from '../../words/site/hours-words.ts';
import { siteFormats } from '../../words/site-formats.ts';
import { addDays, type LocalTime } from './local-time.ts';
import type { OpeningState } from './opening-state.ts';

/**
 * Says a state in words: "Open now, until 10 pm", "Closed, opens tomorrow at 8 am", "Closed today:
 * gale". `today` is the day of the place.
 */
export function sayState(state: OpeningState, today: string): string {
  if (state.isOpen) {
    const { note, until } = state;
    if (until === undefined) return hoursWords.always;
    const time = sayEnd(until, today);
    return note === '' ? hoursWords.open({ time }) : hoursWords.openNoted({ time, note });
  }
  if (state.isException) return sayException(state, today);
  if (state.opens === undefined) return hoursWords.closed;
  const { closedOpens, closedOpensTomorrow, closedOpensOn } = hoursWords;
  return sayOpening(state.opens, today, {
    at: closedOpens,
    tomorrow: closedOpensTomorrow,
    on: closedOpensOn,
  });
}

function sayException(
  { note, opens }: Extract<OpeningState, { readonly isOpen: false }>,
  today: string,
): string {
  const closed = note === '' ? hoursWords.closedToday : hoursWords.closedTodayNoted({ note });
  if (opens === undefined) return closed;
  const words = { at: hoursWords.opens, tomorrow: hoursWords.opensTomorrow, on: hoursWords.opensOn };
  return hoursWords.reopening({ closed, opens: sayOpening(opens, today, words) });
}

/** Says the same for little room, without reasons: "Open until 10 pm", "Opens 8 am tomorrow". */
export function sayBriefly(state: OpeningState, today: string): string {
  if (state.isOpen) {
    const { until } = state;
    return until === undefined
      ? hoursWords.briefAlways
      : hoursWords.briefOpen({ time: sayEnd(until, today) });
  }
  if (state.isException) return hoursWords.closedToday;
  if (state.opens === undefined) return hoursWords.closed;
  const { briefOpens, briefOpensTomorrow, briefOpensOn } = hoursWords;
  const words = { at: briefOpens, tomorrow: briefOpensTomorrow, on: briefOpensOn, isShort: true };
  return sayOpening(state.opens, today, words);
}

/** The night belongs to the evening before: "until 2 am". */
function sayEnd(end: LocalTime, today: string): string {
  const { date, minute } = end;
  const isTonight = date === addDays(today, 1) && minute <= 6 * 60;
  if (isTonight) return sayTime(minute);
  const words = { at: sayAlone, tomorrow: hoursWords.timeTomorrow, on: hoursWords.timeOn };
  return sayOpening(end, today, words);
}

const sayAlone = ({ time }: { readonly time: string }) => time;

interface OpeningWords {
  /** For today. */
  readonly at: (values: { readonly time: string }) => string;
  readonly tomorrow: OpeningWords['at'];
  /** For a later day. */
  readonly on: (values: { readonly time: string; readonly day: string }) => string;
  /** With the day in short. */
  readonly isShort?: boolean;
}

function sayOpening({ date, minute }: LocalTime, today: string, words: OpeningWords): string {
  const time = sayTime(minute);
  if (date === today) return words.at({ time });
  if (date === addDays(today, 1)) return words.tomorrow({ time });
  return words.on({ time, day: dayName(date, today, words.isShort ? 'short' : 'long') });
}

/** "Thursday", later "May 1", or the same in short. */
function dayName(date: string, today: string, length: 'long' | 'short'): string {
  const { ofYear, shortOfYear } = siteFormats.days;
  const isInWeek = date < addDays(today, 7);
  const pattern = length === 'long' ? (isInWeek ? '{EEEE}' : ofYear) : isInWeek ? '{EEE}' : shortOfYear;
  return writeDay(pattern, calendarDay(date), siteFormats);
}

function sayTime(minute: number): string {
  return writeTime(minute, siteFormats.hours);
}
