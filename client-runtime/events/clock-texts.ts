import { writeDay } from '../../words/formats/write-day.ts';
import {
  calendarDayOf,
  dayAt,
  writeEventTime,
  writeFullDays,
  writeShortDays,
} from '../../words/formats/write-span.ts';
import { eventClockWords } from '../../words/site/event-clock-words.ts';
import { siteFormats } from '../../words/site-formats.ts';
import type { EventTime } from './decode-times.ts';
import { type EventState, spanOfTime } from './event-state.ts';
import { sayEventState } from './say-event-state.ts';

/** The texts of an event that change with time, by their `data-clock`; undefined where the text of the page stays. */
export interface ClockTexts {
  /** State, or date and time. */
  readonly card: string;
  /** State, or date in few letters; in full letters; that of the page of the event. */
  readonly row: string;
  readonly big: string;
  readonly page: string;
  /** Days and time of the date that the state is about. */
  readonly days: string;
  readonly time: string;
  readonly month: string;
  readonly day: string;
  /** The name of the fact, and of the link to tickets, of an event that is over. */
  readonly when: string | undefined;
  readonly tickets: string | undefined;
}

/** Says a date of an event, with its state at a minute of the local time. */
export function clockTexts(state: EventState, time: EventTime, minute: number): ClockTexts {
  const { allDay, eventOver, itWas, about } = eventClockWords;
  const span = spanOfTime(time);
  const short = writeShortDays(span, siteFormats);
  const days = writeFullDays(span, siteFormats);
  const hours = writeEventTime(span, siteFormats);
  const first = calendarDayOf(dayAt(time.start));
  // What does not take place then is never over: its date stays, beside its state.
  const isOff = time.state === 'cancelled';
  const said = isOff ? undefined : sayEventState(state, minute);
  const isOver = state.kind === 'over' && !isOff;
  return {
    card: said ?? (hours === undefined ? short : `${short}, ${hours}`),
    row: said ?? short,
    big: said ?? days,
    page: isOver ? eventOver : (said ?? short),
    days,
    time: hours ?? allDay,
    month: writeDay('{MMM}', first, siteFormats),
    day: String(first.day),
    when: isOver ? itWas : undefined,
    tickets: isOver ? about : undefined,
  };
}
