import type { Problem } from '../../../generator/problems/problem.ts';
import type { Report } from '../../../generator/site/report.ts';
import { type Html, html } from '../../../generator/util/html-template.ts';
import { pagesAndFiles } from './facts-section.ts';
import { count, text } from './text.ts';

/** Says what became of a build, with how much there is to read about it. */
export function outcome(report: Report): Html {
  return report.outcome === 'published' ? publishedLine(report) : failedLine(report);
}

/** Says in a few words what became of the build. */
export function outcomeTitle(report: Pick<Report, 'outcome'>): string {
  return report.outcome === 'published' ? 'The site is published' : 'Nothing was published';
}

function publishedLine(report: Report): Html {
  const { rebuilt, warnings } = report;
  const changed = rebuilt === null ? 0 : rebuilt.written + rebuilt.removed;
  const news = changed === 0 ? 'nothing changed' : `${count(changed, 'file')} changed`;
  return html`${pagesAndFiles(report)}; ${news}; ${warningsText(warnings)}.`;
}

function failedLine({ message, problems }: Report): Html {
  return html`${failedText(message ?? 'The build stopped', problems)} The previous site is as it was.`;
}

/** Says why a run failed, with a link to its problems. */
export function failedText(message: string, problems: readonly Problem[]): Html {
  const told =
    problems.length === 0
      ? null
      : html` <a href="#problems">${count(problems.length, 'problem')}</a> to fix.`;
  return html`${text(message)}${/[.!?]$/.test(message) ? '' : '.'}${told}`;
}

/** Counts the warnings, with a link to them. */
export function warningsText(warnings: readonly unknown[]): Html {
  return warnings.length === 0
    ? html`no warnings`
    : html`<a href="#warnings">${count(warnings.length, 'warning')}</a>`;
}
