import type { LocationSummary } from '../../../templates/types.ts';
import { formatsOf } from '../../../words/formats/formats-of.ts';
import { metresBetween } from '../../../words/formats/metres-between.ts';
import { writeDistance } from '../../../words/formats/write-distance.ts';
import type { Place } from '../../content/place.ts';
import type { RouteContext } from '../route-context.ts';

/** How far somebody walks in a minute, not in a hurry. */
const metresInMinute = 70;

/** Nobody counts less as a way. */
const leastMetres = 20;

/** Says how far a place is from the entrance of the pier, along the deck; undefined where nobody knows. */
export function wayToPlace(place: Place<'location'>, context: RouteContext): string | undefined {
  const metres = context.metresFromGate(place);
  if (metres === undefined) return undefined;
  const { places } = context.words;
  return metres < leastMetres
    ? places.atEntrance
    : places.fromEntrance({
        distance: sayDistance(metres, context),
        count: Math.max(1, Math.round(metres / metresInMinute)),
      });
}

/** Says how far a place is from the entrance, without the time; undefined where nobody knows. */
export function sayFromEntrance(place: Place<'location'>, context: RouteContext): string | undefined {
  const metres = context.metresFromGate(place);
  if (metres === undefined) return undefined;
  const { places, walk } = context.words;
  return metres < leastMetres
    ? places.atEntrance
    : walk.fromEntrance({ distance: sayDistance(metres, context) });
}

/** Says how far it is along the deck from one place to another; undefined where nobody knows. */
export function sayFurther(
  from: Place<'location'>,
  to: Place<'location'>,
  context: RouteContext,
): string | undefined {
  const [start, end] = [context.metresFromGate(from), context.metresFromGate(to)];
  if (start === undefined || end === undefined) return undefined;
  const { rightHere, further, back } = context.words.walk;
  const metres = Math.abs(end - start);
  if (metres < leastMetres) return rightHere;
  return (end > start ? further : back)({ distance: sayDistance(metres, context) });
}

/** Says how far two places are from each other as the crow flies; undefined without a position. */
export function sayAway(
  { position: one }: Pick<LocationSummary, 'position'>,
  { position: other }: Pick<LocationSummary, 'position'>,
  context: RouteContext,
): string | undefined {
  if (one === undefined || other === undefined) return undefined;
  return context.words.places.away({ distance: sayDistance(metresBetween(one, other), context) });
}

/** Writes a distance in the language of the site. */
function sayDistance(metres: number, { content, words }: RouteContext): string {
  return writeDistance(metres, formatsOf(content.settings.language), words.map);
}
