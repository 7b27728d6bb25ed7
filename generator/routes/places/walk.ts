import type { WalkStop } from '../../../templates/components/Walk.tsx';
import type { Place } from '../../content/place.ts';
import { compact } from '../../util/omit-undefined.ts';
import type { RouteContext } from '../route-context.ts';
import { sayFromEntrance, sayFurther } from './place-way.ts';

type Artwork = Place<'artwork'>;

const mostAhead = 4;

const mostOfWalk = 24;

/** Lists the works on the pier in the order of a walk, with their distance from the entrance. */
export function walkOfWorks(context: RouteContext): readonly WalkStop[] {
  const { lists, summaries } = context;
  return lists.worksOnWay.cut(0, mostOfWalk).map((work) => {
    const place = lists.placeOfWork(work);
    return compact({ ...summaries.art(work), note: place && sayFromEntrance(place, context) });
  });
}

/** Lists the next works along the deck, with the way to each; at its end those on the way back. None for a work elsewhere. */
export function nextOnWalk(
  own: Artwork,
  context: RouteContext,
): { readonly heading: string; readonly stops: readonly WalkStop[] } | undefined {
  const { lists, summaries, words } = context;
  const from = lists.placeOfWork(own);
  if (from === undefined) return undefined;
  const ahead = (direction: 'next' | 'previous'): readonly WalkStop[] => {
    const stops: WalkStop[] = [];
    let work = lists.worksOnWay.beside(own)[direction];
    for (; work !== undefined && stops.length < mostAhead; work = lists.worksOnWay.beside(work)[direction]) {
      const place = lists.placeOfWork(work);
      stops.push(compact({ ...summaries.art(work), note: place && sayFurther(from, place, context) }));
    }
    return stops;
  };
  const next = ahead('next');
  if (next.length > 0) return { heading: words.walk.next, stops: next };
  const back = ahead('previous');
  return back.length === 0 ? undefined : { heading: words.walk.wayBack, stops: back };
}
