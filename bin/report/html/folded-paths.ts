import { type Html, html } from '../../../generator/util/html-template.ts';
import { bounded } from './bounded.ts';
import { more } from './section.ts';
import { count, cut, longestTitle, pathLink } from './text.ts';

const room = { items: 200, bytes: 40_000 };

/** More of a short list are folded. */
const mostOpen = 6;

export interface FoldedPaths {
  /** The word for one of them. */
  readonly thing: string;
  /** The address of the public site, to which the paths are linked. Without one they are text. */
  readonly site?: string | undefined;
  /** Opens the list when it is short. */
  readonly isShort?: boolean;
}

/** Lists paths of the site under their number; null for none. */
export function foldedPaths(
  paths: readonly string[],
  { thing, site, isShort = false }: FoldedPaths,
): Html | null {
  if (paths.length === 0) return null;
  const { items, left } = bounded(paths, room, (path) => html`<li>${shown(path, site)}</li>`);
  const list = html`<ul class="paths">${items}</ul>${more(left, 'path')}`;
  const open = isShort && paths.length <= mostOpen ? html` open` : null;
  return html`<details${open}><summary>${count(paths.length, thing)}</summary>${list}</details>`;
}

function shown(path: string, site: string | undefined): Html {
  // Host files need not serve the records below it.
  if (site === undefined || path.startsWith('/_boardwalk/'))
    return html`<bdi>${cut(path, longestTitle)}</bdi>`;
  return pathLink(path, site);
}
