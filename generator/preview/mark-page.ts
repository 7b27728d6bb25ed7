import { escapeHtml } from './escape-html.ts';
import { previewPaths } from './preview-paths.ts';

export interface PageMarks {
  /** "event:5" */
  readonly entry: string;
  /** The bar's html. */
  readonly bar: string;
}

/** Where the page shows its entry: the first of these in the html is that of the layout. */
const main = '<main id="main"';

/**
 * Adds the marks of a preview to a finished page: `data-entry`, the bar with its styles, and what
 * keeps it out of search engines. Templates know nothing of previews, so no public page can have
 * them.
 */
export function markPage(html: string, { entry, bar }: PageMarks): string {
  const head = `<meta name="robots" content="noindex, nofollow"><link rel="stylesheet" href="${previewPaths.styles}">`;
  const withHead = insert(html, html.indexOf('</head>'), head);
  const at = withHead.indexOf(main);
  const marked =
    at === -1 ? withHead : insert(withHead, at + main.length, ` data-entry="${escapeHtml(entry)}"`);
  return insert(marked, marked.lastIndexOf('</body>'), bar);
}

function insert(text: string, at: number, part: string): string {
  return at === -1 ? text + part : text.slice(0, at) + part + text.slice(at);
}
