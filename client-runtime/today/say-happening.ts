import { dayAt, minuteOfDay, writeEventTime, writeShortDays } from '../../words/formats/write-span.ts';
import { writeTime } from '../../words/formats/write-time.ts';
import { todayWords } from '../../words/site/today-words.ts';
import { siteFormats } from '../../words/site-formats.ts';
import type { EventTime } from '../events/decode-times.ts';
import { spanOfTime } from '../events/event-state.ts';
import { isLong } from './programme-days.ts';

/**
 * Says the hours of a date on one of its days: "7:00 – 10:00 PM", "from 4 pm" and "until 9 pm" on the first and the
 * last of several, "all day"; the days of one that is not listed by days.
 */
export function sayHappening(time: EventTime, day: number): string {
  const span = spanOfTime(time);
  const { start, end, severalDays, isWholeDays } = span;
  if (isLong(time)) return writeShortDays(span, siteFormats);
  if (severalDays === null) return writeEventTime(span, siteFormats) ?? todayWords.allDay;
  if (isWholeDays || end === null) return todayWords.allDay;
  if (day === dayAt(start) && minuteOfDay(start) > 0) return todayWords.from({ time: sayTime(start) });
  // Many write the last minute of a day for its end.
  const hasEnd = day === severalDays && minuteOfDay(end + 1) > 1;
  return hasEnd ? todayWords.until({ time: sayTime(end) }) : todayWords.allDay;
}

function sayTime(minute: number): string {
  return writeTime(minuteOfDay(minute), siteFormats.hours);
}
