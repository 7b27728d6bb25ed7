import type { PathList } from '../../../generator/publish/path-list.ts';
import type { Cause, Explanation } from '../../../generator/rebuild/explain-changes.ts';
import type { Rebuilt } from '../../../generator/rebuild/explain-run.ts';
import { type Html, html } from '../../../generator/util/html-template.ts';
import { filterList } from '../../../generator/util/lazy-list.ts';
import { causeTexts, fileTexts } from '../explanation-lines.ts';
import { bounded } from './bounded.ts';
import { foldedPaths } from './folded-paths.ts';
import { more, section } from './section.ts';
import { count, grouped, text, title } from './text.ts';

const room = { items: 300, bytes: 250_000 };

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

function changeItem({ cause, paths, removed = [] }: Explanation, site: string): Html {
  const isBug = cause.what === 'unexplained';
  return html`<li class="card${isBug ? ' wrong' : ''}">${causeHeading(cause)}${pathList({ paths, removed, site })}</li>
`;
}

function causeHeading(cause: Cause): Html {
  if (cause.what === 'media') {
    const { what, path, entry } = cause.change;
    const user = entry && html`, used by ${text(entry.kind)} ${entry.id} ${title(entry.title)}`;
    return html`<h3>${capital(fileTexts[what])}</h3><p class="where">${text(path)}${user ?? null}</p>`;
  }
  if (cause.what !== 'content') return html`<h3>${capital(causeTexts[cause.what])}</h3>`;
  const { what, kind, id, title: name } = cause.change;
  return html`<h3>${title(name)}</h3><p class="where"><span class="badge">${what}</span> ${text(kind)} ${id}</p>`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface PathListInput {
  readonly paths: PathList;
  readonly removed: PathList;
  readonly site: string;
}

/** The pages are shown, many of them folded; other files, such as pictures and feeds, are always folded. */
function pathList({ paths, removed, site }: PathListInput): Html {
  if (paths.length === 0) return html`<p>Nothing on the site shows it.</p>`;
  const gone = new Set(removed);
  const pages = filterList(paths, (path) => !gone.has(path) && isPage(path));
  const others = filterList(paths, (path) => !gone.has(path) && !isPage(path));
  const otherFile = pages.length === 0 ? 'file' : 'other file';
  return html`${foldedPaths(pages, { thing: 'page', site, isShort: true })}${foldedPaths(others, { thing: otherFile, site })}${foldedPaths(removed, { thing: 'removed file' })}`;
}

function isPage(path: string): boolean {
  return path.endsWith('/') || path === '/404.html';
}
