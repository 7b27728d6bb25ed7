import { createHash } from 'node:crypto';
import type { Problem } from '../../../generator/problems/problem.ts';
import { type Html, html, ownMarkup } from '../../../generator/util/html-template.ts';
import { style } from './style.ts';
import { count, text } from './text.ts';

interface Document {
  /** Which site, and when. */
  readonly where: Html;
  /** The outcome in a few words, and then in a sentence or two. */
  readonly title: string;
  readonly outcome: Html;
  readonly isGood: boolean;
  readonly sections: readonly Html[];
}

/** Whatever a title of the CMS contains: only our own style sheet has an effect. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'`;

/** Formats a page of html that needs no script and no other file. */
export function formatDocument({ where, title, outcome, isGood, sections }: Document): string {
  return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${title}: Boardwalk</title>
<style>${ownMarkup(style)}</style>
</head>
<body>
<main>
<p class="soft">${where}</p>
<h1>${title}</h1>
<p class="outcome${isGood ? '' : ' wrong'}">${outcome}</p>
${sections}</main>
</body>
</html>
`.markup;
}

/** Says why a run failed, with a link to its problems. */
export function failedText(failed: {
  readonly message?: string;
  readonly problems: readonly Problem[];
}): Html {
  const { message = 'The build stopped', problems } = failed;
  const link = html` <a href="#problems">${count(problems.length, 'problem')}</a> to fix.`;
  return html`${text(message)}${/[.!?]$/.test(message) ? '' : '.'}${problems.length === 0 ? null : link}`;
}

/** Counts the warnings, with a link to them. */
export function warningsText({ length }: readonly unknown[]): Html {
  return length === 0 ? html`no warnings` : html`<a href="#warnings">${count(length, 'warning')}</a>`;
}
