import { checkTitles } from '../../../generator/checks/check-titles.ts';
import type { Problem } from '../../../generator/problems/problem.ts';
import { groupBy } from '../../../generator/util/group-by.ts';
import { type Html, html } from '../../../generator/util/html-template.ts';
import { foldProblems } from '../problem-lines.ts';
import { amount, list, section, shorten, text, webLink } from './section.ts';

export const sectionRoom = { items: 300, bytes: 250_000 };

/** Of an entry, and of a cause. */
const room = { items: 20, bytes: 20_000 };

/** Lists the problems that stopped the build, entry by entry; those of no entry come first. */
export function problemsSection(problems: readonly Problem[]): Html {
  if (problems.length === 0) return html``;
  const { '': ofSite, ...ofEntries } = Object.fromEntries(groupBy(problems, nameOf));
  const entries = Object.values(ofEntries);
  const where = entries.length === 0 ? '' : ` in ${amount(entries.length, 'entry', 'entries')}`;
  const cards = list([...(ofSite ? [ofSite] : []), ...entries], sectionRoom, (found) => {
    const edited = found.find(({ editUrl }) => editUrl !== undefined) ?? found[0];
    return html`<h3>${(edited && placeOf(edited)) ?? 'The site as a whole'}</h3>${list(found, room, aboutOf)}`;
  });
  return section('problems', `${amount(problems.length, 'problem')}${where}`, cards);
}

/** Lists the warnings, each cause once, with the entries that have it. */
export function warningsSection(warnings: readonly Problem[]): Html {
  if (warnings.length === 0) return html``;
  const cards = list(foldProblems(warnings), sectionRoom, ({ message, first: { check, hint }, problems }) => {
    const places = problems.filter(({ entry, field, message: own }) => entry || field || own !== message);
    const shown = list(places, room, (problem) => {
      const { field, block, message: own } = problem;
      return html`${placeOf(problem)}${aboutOf({ field, block, message: own === message ? '' : own })}`;
    });
    const isOpen = places.length <= 3 ? html` open` : null;
    const folded = html`<details${isOpen}><summary>${amount(places.length, 'place')}</summary>${shown}</details>`;
    return html`${aboutOf({ message, check, hint })}${places.length === 0 ? null : folded}`;
  });
  return section('warnings', amount(warnings.length, 'warning'), cards);
}

function nameOf({ entry }: Problem): string {
  return entry ? `${shorten(entry.kind, 40)} ${entry.id}` : '';
}

/** The title of an entry, and where it is edited. */
function placeOf(problem: Problem): Html | null {
  if (!problem.entry) return null;
  const name = text(nameOf(problem));
  return html`“${text(problem.entry.title, 160)}” · ${webLink(problem.editUrl ?? '', html`Edit ${name}`) ?? name}`;
}

/** The message, where it is in the entry, and what to do. */
function aboutOf({
  message,
  check,
  field,
  block,
  hint,
}: { [Key in keyof Problem]?: Problem[Key] | undefined }): Html {
  const places = Object.entries({ check: check && checkTitles[check], field, block });
  return html`${[
    message ? html`<p>${text(message)}</p>` : [],
    places.flatMap(([name, value]) =>
      value ? html`<span class="soft"> ${name} <code>${text(value)}</code></span>` : [],
    ),
    hint ? html`<p>→ ${text(hint)}</p>` : [],
  ].flat()}`;
}
