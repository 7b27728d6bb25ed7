import type { NamedLink } from '../../../templates/types.ts';
import type { AnyPlace } from '../../content/place.ts';
import type { Neighbours } from '../listed.ts';
import type { RouteContext } from '../route-context.ts';

/** Returns the newest change of a list's entries, or of its page. */
export function latestOf(
  places: readonly AnyPlace[],
  { report }: Pick<RouteContext, 'report'>,
  ownChange?: string,
): { readonly lastModified?: string } {
  let latest = ownChange;
  for (const place of places) {
    const { modified } = report(place);
    if (latest === undefined || modified > latest) latest = modified;
  }
  return latest === undefined ? {} : { lastModified: latest };
}

/** Links to the entries before and after one in a list. */
export function neighbours<Item>(
  beside: Neighbours<Item>,
  link: (item: Item) => { readonly title: string; readonly href: NamedLink['href'] },
): { readonly previous?: NamedLink; readonly next?: NamedLink } {
  const named = (neighbour: Item | undefined) => {
    if (neighbour === undefined) return undefined;
    const { title, href } = link(neighbour);
    return { label: title, href };
  };
  const previous = named(beside.previous);
  const next = named(beside.next);
  return { ...(previous && { previous }), ...(next && { next }) };
}
