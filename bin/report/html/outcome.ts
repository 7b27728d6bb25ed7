import type { Report } from '../../../generator/site/report.ts';
import { type Html, html } from '../../../generator/util/html-template.ts';
import { pagesAndFiles } from './facts-section.ts';
import { count, moment, text } from './text.ts';

/** The head of the page: the outcome in one line, of which site and when. */
export function outcome(report: Report, site: string): Html {
  const { now, source } = report;
  const isPublished = report.outcome === 'published';
  return html`<header>
<p class="where">${text(site)}, built for ${moment(now)} from ${text(source)}</p>
<h1>${outcomeTitle(report)}</h1>
<p class="outcome ${isPublished ? 'good' : 'wrong'}">${isPublished ? publishedLine(report) : failedLine(report)}</p>
</header>
`;
}

/** Says in a few words what became of the build. */
export function outcomeTitle(report: Pick<Report, 'outcome'>): string {
  return report.outcome === 'published' ? 'The site is published' : 'Nothing was published';
}

function publishedLine(report: Report): Html {
  const { rebuilt, warnings } = report;
  const changed = rebuilt === null ? 0 : rebuilt.written + rebuilt.removed;
  const told =
    warnings.length === 0
      ? html`no warnings`
      : html`<a href="#warnings">${count(warnings.length, 'warning')}</a>`;
  const news = changed === 0 ? 'nothing changed' : `${count(changed, 'file')} changed`;
  return html`${pagesAndFiles(report)}; ${news}; ${told}.`;
}

function failedLine({ message, problems }: Report): Html {
  const told =
    problems.length === 0
      ? null
      : html` <a href="#problems">${count(problems.length, 'problem')}</a> to fix.`;
  const why = text(message ?? 'The build stopped');
  return html`${why}${/[.!?]$/.test(message ?? '') ? '' : '.'}${told} The previous site is as it was.`;
}
