import type { PathList } from '../../../generator/publish/path-list.ts';
import type { Cause, Explanation } from '../../../generator/rebuild/explain-changes.ts';
import type { Rebuilt } from '../../../generator/rebuild/explain-run.ts';
import { type Html, html } from '../../../generator/util/html-template.ts';
import { causeTexts } from '../explanation-lines.ts';
import { bounded } from './bounded.ts';
import { more, section } from './section.ts';
import { count, grouped, pathLink, text, title } from './text.ts';

const room = { items: 300, bytes: 250_000 };

/** Per change, of its pages and of its other files. */
const innerRoom = { items: 200, bytes: 40_000 };

/** More pages than that are folded. */
const openPages = 6;

interface ChangesInput {
  readonly rebuilt: Rebuilt | null;
  /** The address of the public site. */
  readonly site: string;
}

/** Lists the edits, each with the pages that it led to. */
export function changesSection({ rebuilt, site }: ChangesInput): Html | null {
  if (rebuilt === null) return null;
  const { changes, written, removed, kept, rendered } = rebuilt;
  const { items, left } = bounded(changes, room, (change) => changeItem(change, site));
  const figures = html`<p>${count(written, 'file')} written, ${grouped(removed)} removed, ${grouped(kept)} kept; ${count(rendered, 'page')} rendered.</p>`;
  const list =
    changes.length === 0
      ? html`<p>Nothing was edited since the last build.</p>`
      : html`<ul class="cards">${items}</ul>`;
  return section('changes', 'What was edited, and where it is seen', figures, list, more(left, 'change'));
}

function changeItem({ cause, paths }: Explanation, site: string): Html {
  const isBug = cause.what === 'unexplained';
  return html`<li class="card${isBug ? ' wrong' : ''}">${causeHeading(cause)}${pathList(paths, site)}</li>
`;
}

function causeHeading(cause: Cause): Html {
  if (cause.what !== 'content') {
    const words = causeTexts[cause.what];
    return html`<h3>${words.charAt(0).toUpperCase()}${words.slice(1)}</h3>`;
  }
  const { what, kind, id, title: name } = cause.change;
  return html`<h3>${title(name)}</h3><p class="where"><span class="badge">${what}</span> ${text(kind)} ${id}</p>`;
}

/** The pages are shown, many of them folded; other files, such as pictures and feeds, are always folded. */
function pathList(paths: PathList, site: string): Html {
  if (paths.length === 0) return html`<p>Nothing on the site shows it.</p>`;
  const pages = sortOut(paths, isPage);
  const others = sortOut(paths, (path) => !isPage(path));
  const otherFile = pages.total === 0 ? 'file' : 'other file';
  return html`${[
    ...foldedPaths({ ...pages, site, name: 'page', isOpen: pages.total <= openPages }),
    ...foldedPaths({ ...others, site, name: otherFile, isOpen: false }),
  ]}`;
}

function isPage(path: string): boolean {
  return path.endsWith('/') || path === '/404.html';
}

/** Counts the paths of one sort, and keeps those that may be shown. */
function sortOut(paths: PathList, isWanted: (path: string) => boolean): Pick<PathsInput, 'total' | 'first'> {
  const first: string[] = [];
  let total = 0;
  for (const path of paths) {
    if (!isWanted(path)) continue;
    total += 1;
    if (total <= innerRoom.items) first.push(path);
  }
  return { total, first };
}

function foldedPaths({ total, first, site, name, isOpen }: PathsInput): readonly Html[] {
  if (total === 0) return [];
  const { items } = bounded(first, innerRoom, (path) => html`<li>${pathLink(path, site)}</li>`);
  const list = html`<ul class="paths">${items}</ul>${more(total - items.length, 'path')}`;
  const open = isOpen ? html` open` : null;
  return [html`<details${open}><summary>${count(total, name)}</summary>${list}</details>`];
}

interface PathsInput {
  readonly total: number;
  /** The first of them. */
  readonly first: readonly string[];
  readonly site: string;
  readonly name: string;
  readonly isOpen: boolean;
}
