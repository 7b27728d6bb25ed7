import { type Html, html } from '../../../generator/util/html-template.ts';
import { firstOf, type LazyList } from '../../../generator/util/lazy-list.ts';
import { bounded } from './bounded.ts';
import { more } from './section.ts';
import { count, cut, longestTitle, pathLink } from './text.ts';

/** The most paths that are shown of a list. */
export const mostPaths = 200;

const room = { items: mostPaths, bytes: 40_000 };

/** More of a short list are folded. */
const mostOpen = 6;

export interface FoldedPaths {
  /** The word for one of them. */
  readonly thing: string;
  /** The address of the public site, to which the paths are linked. Without one they are text. */
  readonly site?: string | undefined;
  /** Opens the list when it is short. */
  readonly isShort?: boolean;
  /** The number of all, where only the first ones are given. */
  readonly count?: number;
}

/** Lists paths of the site under their number; null for none. */
export function foldedPaths(
  paths: LazyList<string>,
  { thing, site, isShort = false, count: all = paths.length }: FoldedPaths,
): Html | null {
  if (paths.length === 0) return null;
  const { items } = bounded(firstOf(paths, room.items), room, (path) => html`<li>${shown(path, site)}</li>`);
  const list = html`<ul class="paths">${items}</ul>${more(all - items.length, 'path')}`;
  const open = isShort && all <= mostOpen ? html` open` : null;
  return html`<details${open}><summary>${count(all, thing)}</summary>${list}</details>`;
}

function shown(path: string, site: string | undefined): Html {
  // Host files need not serve the records below it.
  if (site === undefined || path.startsWith('/_boardwalk/'))
    return html`<bdi>${cut(path, longestTitle)}</bdi>`;
  return pathLink(path, site);
}
