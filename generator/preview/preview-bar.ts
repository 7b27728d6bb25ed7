import { defaultWords } from '../../words/default-words.ts';
import type { Words } from '../../words/table.ts';
import { checkTitles } from '../checks/check-titles.ts';
import type { Problem } from '../problems/problem.ts';
import { type Html, html } from '../util/html-template.ts';
import type { EntryProblems } from './entry-problems.ts';
import { previewPaths } from './preview-styles.ts';

export interface PreviewBarInput extends EntryProblems {
  readonly entry: { readonly kind: string; readonly id: number; readonly title: string };
  /** In the CMS: "publish", "draft". */
  readonly status: string;
  /** Shows a revision. */
  readonly isRevised: boolean;
  /** The name of who previews; may be empty. */
  readonly user: string;
  /** Where the entry is edited; absent when unknown. */
  readonly editUrl?: string | undefined;
  /** The address of its public page; absent for an entry that is not published. */
  readonly publicUrl?: string | undefined;
  /** The words of the site. */
  readonly words: Words;
}

/** More are counted: an editor corrects some, and looks again. */
const mostProblems = 20;

/**
 * Makes the bar of a preview: what is shown, where it is edited, and what a build would say about
 * it, in the words of its report.
 */
export function previewBar(input: PreviewBarInput): Html {
  const { entry, user, editUrl, publicUrl, refused, warnings } = input;
  const words = input.words.previewBar;
  const named = { kind: entry.kind, title: entry.title || entry.id };
  const name = user === '' ? words.entry(named) : words.entryFor({ ...named, user });
  const links = [
    ...(editUrl === undefined ? [] : [link(editUrl, words.edit)]),
    ...(publicUrl === undefined ? [] : [link(publicUrl, words.publicPage)]),
  ];
  return html`<aside class="boardwalk-preview" aria-label="${words.label}">
<p class="boardwalk-preview-facts"><strong>${words.label}</strong> <span>${stateOf(input)}</span> <span class="boardwalk-preview-name">${name}</span>${links}</p>${problemList(
    refused,
    {
      isRefused: true,
      title: words.refused,
      more: words.more,
    },
  )}${problemList(warnings, { isRefused: false, title: words.warned, more: words.more })}</aside>`;
}

function stateOf({ status, isRevised, words: { previewBar: words } }: PreviewBarInput): string {
  if (status === 'publish') return isRevised ? words.edited : words.published;
  const states = new Map([
    ['draft', words.draft],
    ['pending', words.pending],
    ['future', words.scheduled],
    ['private', words.private],
  ]);
  return states.get(status) ?? words.otherwise;
}

function link(href: string, label: string): Html {
  return html` <a href="${href}" rel="noreferrer">${label}</a>`;
}

interface ListWords extends Pick<Words['previewBar'], 'more'> {
  readonly isRefused: boolean;
  readonly title: string;
}

/** Lists problems for an editor; null without any. */
function problemList(problems: readonly Problem[], { isRefused, title, more }: ListWords): Html | null {
  if (problems.length === 0) return null;
  const hidden = problems.length - mostProblems;
  const items = problems.slice(0, mostProblems).map(problemItem);
  const others = hidden > 0 ? html`<li>${more({ number: hidden })}</li>` : null;
  const open = isRefused ? html` open` : null;
  return html`<details class="boardwalk-preview-${isRefused ? 'refused' : 'warned'}"${open}><summary>${title} (${problems.length})</summary><ul>${items}${others}</ul></details>`;
}

function problemItem({ check, message, field, block, hint }: Problem): Html {
  const place = [block ?? [], field ?? []].flat().join(', ');
  const name = check === undefined ? null : html`<strong>${checkTitles[check]}:</strong> `;
  const where = place === '' ? null : html` <span>(${place})</span>`;
  const next = hint === undefined ? null : html` <em>${hint}</em>`;
  return html`<li>${name}${message}${where}${next}</li>`;
}

interface MessagePageInput extends Partial<EntryProblems> {
  readonly title: string;
  readonly hint: string;
}

/** Makes the page that a preview server shows in place of a preview, with the messages of reports, which are in English. */
export function messagePage({ title, hint, refused = [], warnings = [] }: MessagePageInput): string {
  const problems = problemList([...refused, ...warnings], {
    isRefused: true,
    title: 'What stands in the way',
    more: defaultWords.previewBar.more,
  });
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
<link rel="stylesheet" href="${previewPaths.styles}"></head>
<body class="boardwalk-preview-message"><main><h1>${title}</h1><p>${hint}</p>${problems}</main></body></html>`
    .markup;
}

interface PageMarks {
  /** "event:5" */
  readonly entry: string;
  readonly bar: Html;
}

/** Where the page shows its entry: the first of these in the html is that of the layout. */
const main = '<main id="main"';

/**
 * Adds the marks of a preview to a finished page: `data-entry`, the bar with its styles, and what
 * keeps it out of search engines. Templates know nothing of previews, so no public page can have
 * them.
 */
export function markPage(page: string, { entry, bar }: PageMarks): string {
  const head = html`<meta name="robots" content="noindex, nofollow"><link rel="stylesheet" href="${previewPaths.styles}">`;
  const withHead = insert(page, page.indexOf('</head>'), head);
  const at = withHead.indexOf(main);
  const marked = at === -1 ? withHead : insert(withHead, at + main.length, html` data-entry="${entry}"`);
  return insert(marked, marked.lastIndexOf('</body>'), bar);
}

function insert(page: string, at: number, { markup }: Html): string {
  return at === -1 ? page + markup : page.slice(0, at) + markup + page.slice(at);
}
