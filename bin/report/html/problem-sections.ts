import { checkTitles } from '../../../generator/checks/check-titles.ts';
import type { Problem } from '../../../generator/problems/problem.ts';
import { groupBy } from '../../../generator/util/group-by.ts';
import { type Html, html } from '../../../generator/util/html-template.ts';
import { type Fold, foldProblems } from '../fold-problems.ts';
import { bounded } from './bounded.ts';
import { more, section } from './section.ts';
import { count, cut, text, title, webLink } from './text.ts';

const room = { items: 300, bytes: 250_000 };

/** Per entry, and per cause. */
const innerRoom = { items: 20, bytes: 20_000 };

const longestKind = 40;

/** More places of one cause are folded. */
const shownPlaces = 3;

/** Lists the problems that stopped the build, entry by entry; those of no entry come first. */
export function problemsSection(problems: readonly Problem[]): Html | null {
  if (problems.length === 0) return null;
  const groups = groupBy(problems, ({ entry }) =>
    entry ? `${cut(entry.kind, longestKind)} ${entry.id}` : '',
  );
  const ofEntries = [...groups].filter(([key]) => key !== '').map(([, found]) => found);
  const ofSite = groups.get('');
  const { items, left } = bounded([...(ofSite ? [ofSite] : []), ...ofEntries], room, entryItem);
  const where = ofEntries.length === 0 ? '' : ` in ${count(ofEntries.length, 'entry', 'entries')}`;
  return section(
    'problems',
    `${count(problems.length, 'problem')}${where}`,
    html`<ul class="cards short">${items}</ul>`,
    more(left, 'entry', 'entries'),
  );
}

function entryItem(problems: readonly Problem[]): Html {
  const [first] = problems;
  const edited = problems.find(({ editUrl }) => editUrl !== undefined) ?? first;
  const { items, left } = bounded(problems, innerRoom, problemItem);
  const heading =
    edited?.entry === undefined
      ? html`<h3>The site as a whole</h3>`
      : html`<h3>${title(edited.entry.title)}</h3>${entryLine(edited)}`;
  return html`<li class="card wrong">${heading}<ul class="plain">${items}</ul>${more(left, 'problem')}</li>
`;
}

function problemItem({ message, check, hint, field, block }: Problem): Html {
  return html`<li><p>${text(message)}</p>${place({ field, block, check: titleOf(check) })}${hintLine(hint)}</li>`;
}

/** Lists the warnings, each cause once, with the entries that have it. */
export function warningsSection(warnings: readonly Problem[]): Html | null {
  if (warnings.length === 0) return null;
  const { items, left } = bounded(foldProblems(warnings), room, foldItem);
  return section(
    'warnings',
    count(warnings.length, 'warning'),
    html`<ul class="cards">${items}</ul>`,
    more(left, 'cause'),
  );
}

function foldItem({ message, first, problems }: Fold): Html {
  const times = problems.length === 1 ? '' : `, ${count(problems.length, 'time')}`;
  const about = html`${place({ check: titleOf(first.check) })}${hintLine(first.hint)}`;
  return html`<li class="card"><h3>${text(message)}${times}</h3>${about}${placesOf(message, problems)}</li>
`;
}

function placesOf(message: string, problems: readonly Problem[]): Html | null {
  const placed = problems.filter((problem) => hasPlace(problem) || problem.message !== message);
  if (placed.length === 0) return null;
  const { items, left } = bounded(placed, innerRoom, (problem) => placeItem(message, problem));
  const list = html`<ul class="plain">${items}</ul>${more(left, 'place')}`;
  if (placed.length <= shownPlaces) return list;
  return html`<details><summary>${count(placed.length, 'place')}</summary>${list}</details>`;
}

function hasPlace({ entry, field, block }: Problem): boolean {
  return entry !== undefined || field !== undefined || block !== undefined;
}

function placeItem(message: string, problem: Problem): Html {
  const { entry, field, block } = problem;
  const own = problem.message === message ? null : html`<p>${text(problem.message)}</p>`;
  const heading =
    entry === undefined ? null : html`<p><strong>${title(entry.title)}</strong></p>${entryLine(problem)}`;
  return html`<li>${heading}${own}${place({ field, block })}</li>`;
}

function entryLine({ entry, editUrl }: Problem): Html | null {
  if (!entry) return null;
  const words = html`Edit<span class="unseen"> ${cut(entry.kind, longestKind)} ${entry.id}</span>`;
  const edit = editUrl === undefined ? null : webLink(editUrl, words);
  return html`<p class="where">${text(entry.kind)} ${entry.id}${edit && html` · ${edit}`}</p>`;
}

function place(values: Readonly<Record<string, string | null | undefined>>): Html | null {
  const shown = Object.entries(values).flatMap(([name, value]) =>
    value ? html`<span>${name} <code>${text(value)}</code></span> ` : [],
  );
  return shown.length === 0 ? null : html`<p class="where">${shown}</p>`;
}

function titleOf(check: Problem['check']): string | null {
  return check === undefined ? null : checkTitles[check];
}

function hintLine(hint: string | undefined): Html | null {
  return hint === undefined ? null : html`<p class="hint">→ ${text(hint)}</p>`;
}
