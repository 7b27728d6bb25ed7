import { createHash } from 'node:crypto';
import type { ColourModes } from '../../../config/brand/colours.ts';
import type { Problem } from '../../../generator/problems/problem.ts';
import { type Html, html, ownMarkup } from '../../../generator/util/html-template.ts';
import { amount, text } from './section.ts';

interface Document {
  readonly colours: ColourModes;
  /** Which site, and when. */
  readonly where: Html;
  /** The outcome in a few words, and then in a sentence or two. */
  readonly title: string;
  readonly outcome: Html;
  readonly isGood: boolean;
  readonly sections: readonly Html[];
}

/** The style sheet of a report, in the colours of the site. Fonts are those of the system. */
const styleOf = ({ light, dark }: ColourModes): string => `
:root {
  color-scheme: light dark;
  --paper: light-dark(${light.paper}, ${dark.paper}); --surface: light-dark(${light.surface}, ${dark.surface}); --line: light-dark(${light.line}, ${dark.line});
  --ink: light-dark(${light.ink}, ${dark.ink}); --soft: light-dark(${light.inkSoft}, ${dark.inkSoft});
  --accent: light-dark(${light.accent}, ${dark.accent}); --wrong: light-dark(${light.wrong}, ${dark.wrong}); --mark: ${light.highlight};
}
@media print {
  :root { color-scheme: light; --paper: #fff; --surface: #fff; }
  details::details-content { content-visibility: visible; block-size: auto; }
}
body {
  margin: 0 auto; max-width: 60rem; padding: 1rem clamp(1rem, 4vw, 3rem) 4rem; overflow-wrap: anywhere;
  background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif;
}
h1, h2, h3 { line-height: 1.25; text-wrap: balance; }
h2 { margin-block-start: 2.5rem; }
h3, section > ul > li > p:first-child { font-size: 1.0625rem; font-weight: 700; }
h3, p, ul, dd { margin: 0 0 0.4rem; padding: 0; list-style: none; }
a, summary { color: var(--accent); }
summary { cursor: pointer; }
details { margin-block-end: 0.6rem; }
li li, details li, summary { padding-block: 0.3rem; }
.outcome, section > ul > li { border-inline-start: 0.3rem solid var(--edge, var(--accent)); padding: 0.75rem 1rem; background: var(--surface); }
.wrong, #problems { --edge: var(--wrong); }
#warnings { --edge: var(--mark); }
section > ul > li { margin-block-end: 0.75rem; }
.soft, dt, thead { color: var(--soft); }
table { border-collapse: collapse; width: 100%; }
th, td { border-block-end: 1px solid var(--line); padding: 0.4rem 0.2rem; text-align: start; font-weight: inherit; }
td, th + th { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
`;

/** Whatever a title of the CMS contains: only our own style sheet has an effect. */
const policyFor = (style: string): string =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'`;

/** Formats a page of html that needs no script and no other file. */
export function formatDocument({ colours, where, title, outcome, isGood, sections }: Document): string {
  const style = styleOf(colours);
  return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(style)}">
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
  const link = html` <a href="#problems">${amount(problems.length, 'problem')}</a> to fix.`;
  return html`${text(message)}${/[.!?]$/.test(message) ? '' : '.'}${problems.length === 0 ? null : link}`;
}

/** Counts the warnings, with a link to them. */
export function warningsText({ length }: readonly unknown[]): Html {
  return length === 0 ? html`no warnings` : html`<a href="#warnings">${amount(length, 'warning')}</a>`;
}
