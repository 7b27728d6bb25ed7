import { addDays, type LocalTime, weekdayOf } from './local-time.ts';
import type { OpeningState } from './opening-state.ts';
import { sayTime } from './words/say-time.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

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
  return `Opens ${sayTime(minute)} ${dayName(date, today, 3)}`;
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

/** "tomorrow", "Thursday", later "May 1"; `letters` shortens the names. */
function dayName(date: string, today: string, letters?: number): string {
  if (date === addDays(today, 1)) return 'tomorrow';
  if (date < addDays(today, 7)) return (weekdays[weekdayOf(date) - 1] ?? '').slice(0, letters);
  const [, month = 1, day] = date.split('-').map(Number);
  return `${(months[month - 1] ?? '').slice(0, letters)} ${day}`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
