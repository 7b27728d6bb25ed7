import type { NamedLink } from '../../../templates/types.ts';
import { hrefOf } from '../../content/paths.ts';
import type { RouteContext } from '../route-context.ts';

/** Links to the list of all places, for a section that shows only the first ones. */
export function allLocations({ fixed }: RouteContext): NamedLink | undefined {
  return fixed.has('location') ? { label: 'All places', href: hrefOf('/location/') } : undefined;
}

/** Links to the list of all events. */
export function allEvents({ fixed }: RouteContext): NamedLink | undefined {
  return fixed.has('event') ? { label: 'All events', href: hrefOf('/event/') } : undefined;
}

/** Links to the list of all news. */
export function allNews({ fixed }: RouteContext): NamedLink | undefined {
  return fixed.has('news') ? { label: 'All news', href: hrefOf('/news/') } : undefined;
}

/** Links to the list of all works of art. */
export function allArt({ fixed }: RouteContext): NamedLink | undefined {
  return fixed.has('art') ? { label: 'All art', href: hrefOf('/art/') } : undefined;
}

/** Links to the list of all experiences. */
export function allExperiences({ fixed }: RouteContext): NamedLink | undefined {
  return fixed.has('experiences') ? { label: 'All experiences', href: hrefOf('/experiences/') } : undefined;
}
