import type { NamedLink } from '../../../templates/types.ts';
import { hrefOf } from '../../content/paths.ts';
import type { RouteContext } from '../route-context.ts';

/** Links to the list of all places, for a section that shows only the first ones. */
export function allLocations({ fixed }: RouteContext): NamedLink | undefined {
  return fixed.has('location') ? { label: 'All places', href: hrefOf('/location/') } : undefined;
}

/** Links to the list of all experiences. */
export function allExperiences({ fixed }: RouteContext): NamedLink | undefined {
  return fixed.has('experiences') ? { label: 'All experiences', href: hrefOf('/experiences/') } : undefined;
}
