import { calendarDay, writeDay } from '../../words/formats/write-day.ts';
import { writeTime } from '../../words/formats/write-time.ts';
import { siteFormats } from '../../words/site-formats.ts';
import { addDays, type LocalTime } from './local-time.ts';
import type { OpeningState } from './opening-state.ts';

/**
 * Says a state in words: "Open now, until 10 pm", "Closed, opens tomorrow at 8 am", "Closed today:
 * gale". `today` is the day of the place.
 */
export function sayState(state: OpeningState, today: string): string {
  const reason = state.note === '' ? '' : `: ${state.note}`;
  if (state.isOpen) {
    if (state.until === undefined) return 'Open now, day and night';
    return `Open now, until ${sayEnd(state.until, today)}${reason}`;
  }
  const opens = state.opens === undefined ? '' : `opens ${sayStart(state.opens, today)}`;
  if (state.isException) return `Closed today${reason}${opens === '' ? '' : `. ${capital(opens)}`}`;
  return opens === '' ? 'Closed' : `Closed, ${opens}`;
}

/** Says the same for little room, without reasons: "Open until 10 pm", "Opens 8 am tomorrow". */
export function sayBriefly(state: OpeningState, today: string): string {
  if (state.isOpen)
    return state.until === undefined ? 'Always open' : `Open until ${sayEnd(state.until, today)}`;
  if (state.isException) return 'Closed today';
  if (state.opens === undefined) return 'Closed';
  const { date, minute } = state.opens;
  if (date === today) return `Opens ${sayTime(minute)}`;
  return `Opens ${sayTime(minute)} ${dayName(date, today, 'short')}`;
}

/** The night belongs to the evening before: "until 2 am". */
function sayEnd({ date, minute }: LocalTime, today: string): string {
  const isTonight = date === today || (date === addDays(today, 1) && minute <= 6 * 60);
  return isTonight ? sayTime(minute) : `${sayTime(minute)} ${dayName(date, today)}`;
}

function sayStart({ date, minute }: LocalTime, today: string): string {
  if (date === today) return `at ${sayTime(minute)}`;
  return `${dayName(date, today)} at ${sayTime(minute)}`;
}

/** "tomorrow", "Thursday", later "May 1", or the same in short. */
function dayName(date: string, today: string, length: 'long' | 'short' = 'long'): string {
  if (date === addDays(today, 1)) return 'tomorrow';
  const { ofYear, shortOfYear } = siteFormats.days;
  const isInWeek = date < addDays(today, 7);
  const pattern = length === 'long' ? (isInWeek ? '{EEEE}' : ofYear) : isInWeek ? '{EEE}' : shortOfYear;
  return writeDay(pattern, calendarDay(date), siteFormats);
}

function sayTime(minute: number): string {
  return writeTime(minute, siteFormats.hours);
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
