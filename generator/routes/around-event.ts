import type { EntryLine } from '../../templates/components/EntryLines.tsx';
import type { NumberedPlace } from '../../templates/components/place-groups.ts';
import type { WhereOnThePierProps } from '../../templates/components/WhereOnThePier.tsx';
import type { EventSummary } from '../../templates/types.ts';
import { formatsOf } from '../../words/formats/formats-of.ts';
import { calendarDay, writeDay } from '../../words/formats/write-day.ts';
import { openingsOn } from '../content/hours/openings-on.ts';
import { minuteOf } from '../content/local-moments.ts';
import type { Place } from '../content/place.ts';
import { compact } from '../util/omit-undefined.ts';
import { barePlan } from './pier-plan.ts';
import { writeOpenings } from './places/hours-table.ts';
import { whereIs } from './places/where-is.ts';
import type { RouteContext } from './route-context.ts';
import { linkToEntry } from './summaries.ts';

const mostKitchens = 3;
const mostOfDay = 6;

/**
 * Shows where an event is on the pier, and the kitchens nearby that are open before or after it. Of one at no place of
 * the site the words of its venue are known, and the address of the pier; undefined without them.
 */
export function whereIsEvent(
  venue: Place<'location'> | undefined,
  event: EventSummary,
  context: RouteContext,
): WhereOnThePierProps | undefined {
  if (venue === undefined) {
    if (event.venue === undefined) return undefined;
    const plan = barePlan(context);
    const { address } = context.organisation;
    const place = compact({ label: event.venue, by: 'entry' as const, lang: event.lang });
    return compact({ map: plan && { plan }, place, address, nearby: [] });
  }
  return { ...whereIs(venue, context), nearby: event.isPast ? [] : openKitchens(venue, event, context) };
}

/** Lists what else begins on the day of an event. */
export function sameDayAs(
  own: Place<'event'>,
  { when, isPast }: EventSummary,
  context: RouteContext,
): readonly EntryLine[] {
  if (isPast) return [];
  const { lists, summaries } = context;
  return lists
    .upcomingOn(when.start.slice(0, 10))
    .cut(0, mostOfDay + 1)
    .filter(({ id }) => id !== own.id)
    .slice(0, mostOfDay)
    .flatMap((place) => {
      const event = summaries.event(place);
      if (event === undefined) return [];
      const { time, days } = event.when;
      return [{ ...linkToEntry(event), detail: time ?? days, own: event.venue }];
    });
}

/** The minutes before the start and after the end of an event in which somebody looks for a meal. */
const mealMinutes = 150;

const dayMinutes = 24 * 60;

/** Their hours are those of the day of the event: true at any time. */
function openKitchens(
  venue: Place<'location'>,
  { when }: EventSummary,
  context: RouteContext,
): readonly NumberedPlace[] {
  const { lists, row, summaries, content, words, numberOf } = context;
  const date = when.start.slice(0, 10);
  const [from, until] = minutesOf(when);
  const isOpen = ({ opens, closes }: { readonly opens: string; readonly closes: string }) => {
    const [start, end] = [minuteOf(`${date}T${opens}:00`), minuteOf(`${date}T${closes}:00`)];
    return start < until + mealMinutes && (end > start ? end : end + dayMinutes) > from - mealMinutes;
  };
  const formats = formatsOf(content.settings.language);
  const day = writeDay(formats.days.short, calendarDay(date), formats);
  return lists
    .kitchensNear(venue)
    .flatMap((place) => {
      const { openingHours } = row(place).fields;
      const openings = openingHours === null ? [] : openingsOn(openingHours, date);
      if (!openings.some(isOpen)) return [];
      const { id, title, href, lang, position, picture } = summaries.location(place);
      return [
        compact({
          number: numberOf(place),
          location: compact({ id, title, href, lang, kinds: [], position, picture }),
          note: words.places.hoursOn({ day, hours: writeOpenings(openings, context) }),
        }),
      ];
    })
    .slice(0, mostKitchens);
}

/** Returns the minutes in which an event begins and ends; of several days, those of the first one. */
function minutesOf({ start, end = start, lastDay }: EventSummary['when']): readonly [number, number] {
  const isWhole = !start.includes('T');
  const from = minuteOf(isWhole ? `${start}T00:00:00` : start.slice(0, 19));
  return [from, isWhole || lastDay !== undefined ? from + dayMinutes : minuteOf(end.slice(0, 19))];
}
