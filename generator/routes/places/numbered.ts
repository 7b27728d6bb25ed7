import type { NumberedPlace } from '../../../templates/components/place-groups.ts';
import type { Place } from '../../content/place.ts';
import { compact } from '../../util/omit-undefined.ts';
import type { RouteContext } from '../route-context.ts';

/** Makes the cards of places with their numbers on the plan, in that order; those without one are last. */
export function numbered(
  places: readonly Place<'location'>[],
  { numberOf, summaries }: RouteContext,
): readonly NumberedPlace[] {
  return places
    .map((place) => compact({ number: numberOf(place), location: summaries.location(place) }))
    .sort((a, b) => (a.number ?? Number.MAX_SAFE_INTEGER) - (b.number ?? Number.MAX_SAFE_INTEGER));
}
