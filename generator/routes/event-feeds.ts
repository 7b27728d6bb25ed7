import { eventFeeds, placeFeedPath } from '../content/paths.ts';
import type { Place } from '../content/place.ts';
import type { RouteContext } from './route-context.ts';

/** Returns the path of the calendar of a location; undefined while nothing is announced there. */
export function placeFeed(
  location: Place<'location'>,
  { lists, pathOf }: Pick<RouteContext, 'lists' | 'pathOf'>,
): string | undefined {
  return lists.upcomingAt(location.id).first(1).shown.length === 0
    ? undefined
    : placeFeedPath(pathOf(location));
}

/** Lists the calendars of some of the events, each with its name: those at a place, for families, and free ones. */
export function namedFeeds(context: RouteContext): ReadonlyMap<string, string> {
  const { lists, words, content, titleOf } = context;
  const named = (name: string) => words.pages.within({ section: content.settings.title, title: name });
  const places = lists.location.all().flatMap((location): readonly [string, string][] => {
    const path = placeFeed(location, context);
    return path === undefined ? [] : [[path.slice(1), named(titleOf(location))]];
  });
  return new Map([
    [eventFeeds.families.slice(1), named(words.eventDates.familyEvents)],
    [eventFeeds.free.slice(1), named(words.eventDates.freeEvents)],
    ...places,
  ]);
}
