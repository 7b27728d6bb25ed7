import { createHash } from 'node:crypto';
import type { Report } from '../../../generator/site/report.ts';
import { type Html, html, ownMarkup } from '../../../generator/util/html-template.ts';
import { changesSection } from './changes-section.ts';
import { factsSection } from './facts-section.ts';
import { growthSection } from './growth-section.ts';
import { heaviestSection } from './heaviest-section.ts';
import { outcome, outcomeTitle } from './outcome.ts';
import { problemsSection, warningsSection } from './problem-sections.ts';
import { style } from './style.ts';
import { timeSection } from './time-section.ts';

export interface ReportPageInput {
  readonly report: Report;
  /** The address of the public site, without a slash at the end. */
  readonly site: string;
}

/**
 * Formats a report as a page of html for people: one file without script and without any other file.
 * Pure: the same report makes the same bytes. docs/report.schema.json describes the same data as JSON.
 */
export function reportPage({ report, site }: ReportPageInput): string {
  const sections = [
    problemsSection(report.problems),
    warningsSection(report.warnings),
    changesSection({ rebuilt: report.rebuilt, site }),
    timeSection(report),
    heaviestSection(report.heaviest, site),
    growthSection(report.growth),
    factsSection(report),
  ];
  return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${outcomeTitle(report)}: Boardwalk</title>
<style>${ownMarkup(style)}</style>
</head>
<body>
${outcome(report, site)}<main>
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
