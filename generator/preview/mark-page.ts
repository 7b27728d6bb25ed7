import { type Html, html } from '../util/html-template.ts';
import { previewPaths } from './preview-paths.ts';

export interface PageMarks {
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
