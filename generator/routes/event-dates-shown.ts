import type { EventDate } from '../../templates/components/EventFacts.tsx';
import type { EventSummary } from '../../templates/types.ts';
import type { Entry, Settings } from '../content/content.ts';
import { parseLocal, when } from '../content/dates.ts';
import { sayState, stateOf } from '../content/event-state.ts';
import { expandDates, type Occurrence } from '../content/occurrences/occurrences-of.ts';
import { joinDays } from '../content/occurrences/say-dates.ts';
import { sayChoices } from '../content/say-choices.ts';
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
    dates: coming.length < 2 ? undefined : coming.flatMap((date) => sayDate(date, settings, words)),
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

function sayDate(date: Occurrence, settings: Settings, words: RouteContext['words']): readonly EventDate[] {
  const start = parseLocal(date.start, settings.timeZone);
  if (start === null) return [];
  const { start: moment, short, time } = when(start, parseLocal(date.end, settings.timeZone), settings);
  const { state, isAdded, insteadOf, note } = date;
  const marks = [
    ...(state === undefined ? [] : [sayState(state, words)]),
    ...(isAdded ? [words.eventDates.added] : []),
    ...(insteadOf === undefined ? [] : [words.eventDates.otherTimes]),
    ...(note === undefined ? [] : [note]),
  ];
  return [{ start: moment, label: time === undefined ? short : `${short}, ${time}`, marks }];
}
