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
}

/** More are counted: an editor corrects some, and looks again. */
const mostProblems = 20;

/**
 * Makes the bar of a preview: what is shown, where it is edited, and what a build would say about
 * it, in the words of its report.
 */
export function previewBar(input: PreviewBarInput): Html {
  const { entry, user, editUrl, publicUrl, refused, warnings } = input;
  const name = `${entry.kind} “${entry.title || entry.id}”${user === '' ? '' : `, seen by ${user}`}`;
  const links = [
    ...(editUrl === undefined ? [] : [link(editUrl, 'Edit in WordPress')]),
    ...(publicUrl === undefined ? [] : [link(publicUrl, 'Public page')]),
  ];
  return html`<aside class="boardwalk-preview" aria-label="Preview">
<p class="boardwalk-preview-facts"><strong>Preview</strong> <span>${stateOf(input)}</span> <span class="boardwalk-preview-name">${name}</span>${links}</p>${problemList(
    refused,
    {
      isRefused: true,
      title: 'A check would refuse this: nothing of the site is published until it is corrected',
    },
  )}${problemList(warnings, { isRefused: false, title: 'Published as it is, with a warning' })}</aside>`;
}

function stateOf({ status, isRevised }: PreviewBarInput): string {
  if (status === 'publish') return isRevised ? 'Edits that are not published yet' : 'As it is published';
  return states[status] ?? 'Not on the site';
}

const states: Readonly<Record<string, string>> = {
  draft: 'A draft: not on the site',
  pending: 'Waiting for review: not on the site',
  future: 'Scheduled: not on the site yet',
  private: 'Private: not on the site',
};

function link(href: string, label: string): Html {
  return html` <a href="${href}" rel="noreferrer">${label}</a>`;
}

/** Lists problems for an editor; null without any. */
function problemList(
  problems: readonly Problem[],
  { isRefused, title }: { readonly isRefused: boolean; readonly title: string },
): Html | null {
  if (problems.length === 0) return null;
  const hidden = problems.length - mostProblems;
  const items = problems.slice(0, mostProblems).map(problemItem);
  const more = hidden > 0 ? html`<li>… and ${hidden} more</li>` : null;
  const open = isRefused ? html` open` : null;
  return html`<details class="boardwalk-preview-${isRefused ? 'refused' : 'warned'}"${open}><summary>${title} (${problems.length})</summary><ul>${items}${more}</ul></details>`;
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

/** Makes the page that a preview server shows in place of a preview. */
export function messagePage({ title, hint, refused = [], warnings = [] }: MessagePageInput): string {
  const problems = problemList([...refused, ...warnings], {
    isRefused: true,
    title: 'What stands in the way',
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
