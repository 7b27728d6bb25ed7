import type { WhereOnThePierProps } from '../../../templates/components/WhereOnThePier.tsx';
import type { Place } from '../../content/place.ts';
import { compact } from '../../util/omit-undefined.ts';
import { barePlan } from '../pier-plan.ts';
import type { RouteContext } from '../route-context.ts';
import { accessOf, linkToEntry } from '../summaries.ts';

/** Shows the place of something on the plan of the pier, with the access to it; without the plan, its name and access. */
export function whereIs(place: Place<'location'>, context: RouteContext): WhereOnThePierProps {
  const { picture: _, ...here } = context.summaries.location(place);
  const plan = here.position === undefined ? undefined : barePlan(context);
  return compact({
    map: plan && { plan, here },
    place: linkToEntry(here),
    access: accessOf(context.row(place), context.words),
    nearby: [],
  });
}
