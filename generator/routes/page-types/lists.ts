import type { NamedLink } from '../../../templates/types.ts';
import type { Entry, Kind } from '../../content/content.ts';
import { compareText } from '../summaries.ts';

/** When a list last changed: the newest change of what it shows, or of the page that it stands on. */
export function latestOf(
  entries: readonly Entry<Kind>[],
  ownChange?: string,
): { readonly lastModified?: string } {
  const changes = [
    ...entries.map((entry) => entry.modified),
    ...(ownChange === undefined ? [] : [ownChange]),
  ];
  const latest = changes.sort(compareText).at(-1);
  return latest === undefined ? {} : { lastModified: latest };
}

/** The entries before and after the one at this place of its list, as links. */
export function neighbours<Item>(
  list: readonly Item[],
  index: number,
  link: (item: Item) => { readonly title: string; readonly href: NamedLink['href'] },
): { readonly previous?: NamedLink; readonly next?: NamedLink } {
  const named = (neighbour: Item | undefined) => {
    if (neighbour === undefined) return undefined;
    const { title, href } = link(neighbour);
    return { label: title, href };
  };
  const previous = named(list[index - 1]);
  const next = named(list[index + 1]);
  return { ...(previous && { previous }), ...(next && { next }) };
}
