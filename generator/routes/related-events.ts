import type { EventSummary } from '../../templates/types.ts';
import type { Place } from '../content/place.ts';
import type { RouteContext } from './route-context.ts';

type Event = Place<'event'>;

/** Lists the next events at the same place, then the next ones anywhere; never the event itself. */
export function relatedEvents(
  entry: Event,
  limit: number,
  { lists, summaries }: Pick<RouteContext, 'lists' | 'summaries'>,
): readonly EventSummary[] {
  const isOther = ({ id }: Event) => id !== entry.id;
  const chosen = new Set(
    lists
      .upcomingNear(entry)
      .cut(0, limit + 1)
      .filter(isOther),
  );
  if (chosen.size < limit)
    for (const event of lists.upcoming.cut(0, limit + 1).filter(isOther)) chosen.add(event);
  return [...chosen].slice(0, limit).flatMap((event) => summaries.event(event) ?? []);
}
