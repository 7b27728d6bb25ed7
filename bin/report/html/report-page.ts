import type { Report } from '../../../generator/site/report.ts';
import { html } from '../../../generator/util/html-template.ts';
import { changesSection } from './changes-section.ts';
import { formatDocument } from './document.ts';
import { factsSection } from './facts-section.ts';
import { buildGrowth, growthSection } from './growth-section.ts';
import { heaviestSection } from './heaviest-section.ts';
import { outcome, outcomeTitle } from './outcome.ts';
import { problemsSection, warningsSection } from './problem-sections.ts';
import { moment, text } from './text.ts';
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
  const { now, source, problems, warnings, rebuilt, heaviest, growth } = report;
  return formatDocument({
    where: html`${text(site)}, built for ${moment(now)} from ${text(source)}`,
    title: outcomeTitle(report),
    outcome: outcome(report),
    isGood: report.outcome === 'published',
    sections: [
      problemsSection(problems),
      warningsSection(warnings),
      changesSection({ rebuilt, site }),
      timeSection(report),
      heaviestSection(heaviest, site),
      growthSection(buildGrowth(growth)),
      factsSection(report),
    ],
  });
}
