import { createHash } from 'node:crypto';
import { type Html, html, ownMarkup } from '../../../generator/util/html-template.ts';
import { style } from './style.ts';

/** The contents of a page. */
export interface Document {
  /** Which site, and when. */
  readonly where: Html;
  /** The outcome in a few words. */
  readonly title: string;
  /** The outcome in a sentence or two. */
  readonly outcome: Html;
  readonly isGood: boolean;
  readonly sections: readonly (Html | null)[];
}

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
<header>
<p class="where">${where}</p>
<h1>${title}</h1>
<p class="outcome ${isGood ? 'good' : 'wrong'}">${outcome}</p>
</header>
<main>
${sections.flatMap((part): readonly Html[] => (part === null ? [] : [part]))}</main>
</body>
</html>
`.markup;
}

/** Whatever a title of the CMS contains: only our own style sheet has an effect. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
