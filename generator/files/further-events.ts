import type { EventsFile } from '../../client-runtime/events/further-events.ts';
import { fileOf, furtherEventsPath } from '../content/paths.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { mostListed } from '../routes/listed.ts';
import type { RouteContext } from '../routes/route-context.ts';

/**
 * Makes _boardwalk/events.json: the events to come, as the filter of a list with several pages asks for those of the
 * other pages. Nothing for a list on one page. Pages do not depend on it: its name lasts.
 */
export function furtherEvents({ lists, summaries, fixed }: RouteContext): readonly OutputFile[] {
  if (!fixed.has('event') || lists.upcoming.countPages(mostListed) === 1) return [];
  const places = new Map<string, readonly [at: number, title: string]>();
  const events = lists.upcoming.all().flatMap((place): EventsFile['events'] => {
    const summary = summaries.event(place);
    if (summary === undefined) return [];
    const { id, title, href, times = '', isFree = false, isForFamilies = false } = summary;
    const { key = '', title: venue = '' } = summary.place ?? {};
    if (key !== '' && !places.has(key)) places.set(key, [places.size, venue]);
    return [[id, title, href, places.get(key)?.[0] ?? -1, Number(isFree) + 2 * Number(isForFamilies), times]];
  });
  const file: EventsFile = { places: Array.from(places, ([key, [, title]]) => [key, title]), events };
  return [{ path: fileOf(furtherEventsPath), class: 'data', contents: JSON.stringify(file) }];
}
