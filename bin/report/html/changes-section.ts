import type { Cause, Explanation } from '../../../generator/rebuild/explain-changes.ts';
import type { Rebuilt } from '../../../generator/rebuild/explain-run.ts';
import { causeTexts } from '../explanation-lines.ts';
import { bounded } from './bounded.ts';
import { type Html, html } from './html.ts';
import { more, section } from './section.ts';
import { count, grouped, pathLink, text, title } from './text.ts';

const room = { items: 300, bytes: 250_000 };

/** Per change. */
const innerRoom = { items: 200, bytes: 50_000 };

/** A change with more paths is folded. */
const openPaths = 6;

interface ChangesInput {
  readonly rebuilt: Rebuilt | null;
  /** The address of the public site. */
  readonly site: string;
}

/** What was edited, and the pages that it led to. */
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

function pathList(paths: readonly string[], site: string): Html {
  if (paths.length === 0) return html`<p>Nothing on the site shows it.</p>`;
  const pages = paths.filter((path) => path.endsWith('/'));
  const others = paths.filter((path) => !path.endsWith('/'));
  const counts = [
    ...(pages.length === 0 ? [] : [count(pages.length, 'page')]),
    ...(others.length === 0 ? [] : [count(others.length, pages.length === 0 ? 'file' : 'other file')]),
  ];
  const { items, left } = bounded(
    [...pages, ...others],
    innerRoom,
    (path) => html`<li>${pathLink(path, site)}</li>`,
  );
  const isOpen = paths.length <= openPaths ? html` open` : null;
  return html`<details${isOpen}><summary>${counts.join(' and ')}</summary><ul class="paths">${items}</ul>${more(left, 'path')}</details>`;
}
