import { html } from '../util/html-template.ts';
import type { EntryProblems } from './entry-problems.ts';
import { problemList } from './preview-bar.ts';
import { previewPaths } from './preview-paths.ts';

export interface MessagePageInput extends Partial<EntryProblems> {
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
