import { writeDay } from '../../words/formats/write-day.ts';
import { calendarDayOf, minuteOfDay } from '../../words/formats/write-span.ts';
import { writeTime } from '../../words/formats/write-time.ts';
import { eventClockWords } from '../../words/site/event-clock-words.ts';
import { siteFormats } from '../../words/site-formats.ts';
import { type EventState, spanOfTime } from './event-state.ts';

/**
 * Says the state of an event at a minute: "Now, until 2 pm", "Today from 4:30 pm", "Tomorrow", "Over". Undefined
 * where only its date can be said.
 */
export function sayEventState(state: EventState, minute: number): string | undefined {
  const { now, today, todayFrom, todayUntil, tomorrow, tomorrowFrom, untilDay, over } = eventClockWords;
  if (state.kind === 'over') return over;
  if (state.kind === 'later') return undefined;
  const { start, end, severalDays, isWholeDays } = spanOfTime(state.time);
  if (state.kind === 'now') return now({ time: sayTime(state.time.end) });
  if (state.kind === 'under-way') return untilDay({ day: sayDay(severalDays ?? 0) });
  const hasStart = minuteOfDay(start) > 0;
  if (state.kind === 'tomorrow') return hasStart ? tomorrowFrom({ time: sayTime(start) }) : tomorrow;
  if (hasStart && (start > minute || severalDays === null)) return todayFrom({ time: sayTime(start) });
  // At midnight, or at the last minute before it, the day ends.
  const hasEnd = end !== null && !isWholeDays && minuteOfDay(end + 1) > 1;
  return hasEnd ? todayUntil({ time: sayTime(end) }) : today;
}

function sayTime(minute: number): string {
  return writeTime(minuteOfDay(minute), siteFormats.hours);
}

function sayDay(day: number): string {
  return writeDay(siteFormats.days.short, calendarDayOf(day), siteFormats);
}
