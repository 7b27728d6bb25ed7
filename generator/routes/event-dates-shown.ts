import type { EventDate } from '../../templates/components/EventFacts.tsx';
import type { EventSummary } from '../../templates/types.ts';
import { formatsOf } from '../../words/formats/formats-of.ts';
import {
  dayAt,
  eventSpan,
  minuteOfDay,
  minutesOfDay,
  writeEventTime,
  writeShortDays,
} from '../../words/formats/write-span.ts';
import type { Entry, Settings } from '../content/content.ts';
import { parseLocal, when } from '../content/dates.ts';
import { sayState, stateOf } from '../content/event-state.ts';
import { clockTime, minuteOf } from '../content/local-moments.ts';
import { expandDates, type Occurrence } from '../content/occurrences/occurrences-of.ts';
import { ruleOf } from '../content/occurrences/rule-of.ts';
import { joinDays } from '../content/occurrences/say-dates.ts';
import { sayChoices } from '../content/say-choices.ts';
import { createRecent } from '../util/recent.ts';
import type { RouteContext } from './route-context.ts';

/** Says the dates of an event, its state, and for whom it is. */
export function eventDatesShown(
  entry: Entry<'event'>,
  summary: EventSummary | undefined,
  { content: { settings }, summaries, words }: RouteContext,
) {
  const { fields } = entry;
  const { year, first = 0, isPast = true } = summaries.phaseOf(entry) ?? {};
  const { occurrences, leftOut } = expandDates(fields, year);
  const coming = isPast ? [] : occurrences.slice(first);
  const said = (local: string | null) => {
    const date = parseLocal(local, settings.timeZone);
    return date === null ? undefined : when(date, null, settings);
  };
  const from = coming[0]?.start.slice(0, 10) ?? '';
  const notOn = leftOut.filter((day) => day >= from).flatMap((day) => said(`${day}T00:00:00`)?.short ?? []);
  const moved = stateOf(entry) === 'moved' ? said(fields.movedFrom)?.short : undefined;
  return {
    repeats: summary?.repeats,
    dates:
      coming.length < 2
        ? undefined
        : coming.map((date) => sayDate(date, { settings, words, isOfRule: ruleOf(fields) !== null })),
    notOn:
      coming.length === 0 || notOn.length === 0
        ? undefined
        : words.eventDates.notOn({ days: joinDays(notOn, words) }),
    state: summary?.state,
    movedFrom: moved && words.eventDates.movedFrom({ day: moved }),
    doors: fields.doors === '' ? undefined : said(`2000-01-01T${fields.doors}:00`)?.time,
    madeFor: sayChoices(fields.audiences, words).map(({ label }) => label),
    access: sayChoices(fields.access, words).map(({ label }) => label),
  };
}

interface Saying extends Pick<RouteContext, 'words'> {
  readonly settings: Settings;
  /** Else none of its dates is an extra one. */
  readonly isOfRule: boolean;
}

function sayDate(date: Occurrence, { settings: { language, timeZone }, words, isOfRule }: Saying): EventDate {
  const { state, isAdded, insteadOf, note } = date;
  // A time that a change of the clocks skips is an hour later.
  const start = clockTime(date.start, timeZone);
  const end = date.end === null ? null : clockTime(date.end, timeZone);
  const from = minuteOf(start.local);
  const length = end === null || end.ms <= start.ms ? 0 : minuteOf(end.local) - from;
  const { isWholeDays, time, nights } = times.at(`${language} ${minuteOfDay(from)} ${length}`);
  const day = days.at(`${language} ${dayAt(from)} ${nights}`);
  const marks = [
    ...(state === undefined ? [] : [sayState(state, words)]),
    ...(isAdded && isOfRule ? [words.eventDates.added] : []),
    ...(insteadOf === undefined ? [] : [words.eventDates.otherTimes]),
    ...(note === undefined ? [] : [note]),
  ];
  return {
    start: isWholeDays ? start.local.slice(0, 10) : start.iso,
    label: time === undefined ? day : `${day}, ${time}`,
    marks,
    ...(state === 'cancelled' && { isCancelled: true }),
  };
}

/** Events share days and times: to write them takes the longest of their dates. */
const days = createRecent((key: string) => {
  const [language = '', day = '', nights = ''] = key.split(' ');
  const start = Number(day);
  const severalDays = nights === '' ? null : start + Number(nights);
  return writeShortDays({ start: start * minutesOfDay, severalDays }, formatsOf(language));
});

const times = createRecent((key: string) => {
  const [language = '', from = '', length = ''] = key.split(' ');
  const start = Number(from);
  const span = eventSpan(start, start + Number(length));
  return {
    isWholeDays: span.isWholeDays,
    time: writeEventTime(span, formatsOf(language)),
    /** Empty where it is on one day or in one night. */
    nights: span.severalDays ?? '',
  };
});
