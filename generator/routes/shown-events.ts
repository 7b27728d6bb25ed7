import type { ProgrammeEvent } from '../../client-runtime/today/programme-days.ts';
import type { EventSummary, Href } from '../../templates/types.ts';
import { parseLocal } from '../content/dates.ts';
import { addDays, countDays } from '../util/iso-day.ts';
import { compact } from '../util/omit-undefined.ts';
import type { RouteContext } from './route-context.ts';

interface LinkedEvent extends ProgrammeEvent {
  readonly href: Href;
}

/** Lists events with all their dates to come, for pages on which the clock of the browser chooses. */
export function shownEvents(cards: readonly EventSummary[]): readonly LinkedEvent[] {
  return cards.map(({ title, href, times = '', place, price, state, lang }) =>
    compact({ title, href, times, place: place?.title, price, state, lang }),
  );
}

/** Returns the first day on which one of these events takes place, as ISO date. */
export function firstDayOf(cards: readonly EventSummary[], context: RouteContext): string | undefined {
  return cards
    .flatMap((card) => ownFirstDay(card, context) ?? [])
    .sort()
    .at(0);
}

/** As `isLong` of the browser: events that go on for longer are not listed by days. */
const longFrom = 7;

function ownFirstDay({ title, coming }: EventSummary, { clock, content }: RouteContext): string | undefined {
  const first = coming.find(({ day, lastDay = day }) => countDays(day, lastDay) + 1 < longFrom);
  if (first === undefined) return undefined;
  const { lastDay = first.day } = first;
  const isOver = (day: string): boolean => {
    const midnight = parseLocal(addDays(day, 1), content.settings.timeZone);
    return midnight !== null && clock.hasCome(midnight, `the event "${title}" goes on another day`);
  };
  let { day } = first;
  while (day < lastDay && isOver(day)) day = addDays(day, 1);
  return day;
}
