import type { ColourModes } from '../../../config/brand/colours.ts';
import { checkNames, checkTitles } from '../../../generator/checks/check-titles.ts';
import type { Explanation } from '../../../generator/rebuild/explain-changes.ts';
import type { Report } from '../../../generator/site/report.ts';
import { type Html, html } from '../../../generator/util/html-template.ts';
import { causeText } from '../explanation-lines.ts';
import { seconds, size } from '../figures.ts';
import { failedText, formatDocument, warningsText } from './document.ts';
import { problemsSection, sectionRoom, warningsSection } from './problem-sections.ts';
import {
  amount,
  facts,
  figures,
  grouped,
  list,
  moment,
  pathLink,
  paths,
  section,
  shorten,
  sizes,
  text,
} from './section.ts';

interface ReportPage {
  readonly report: Report;
  /** The address of the public site, without a slash at the end. */
  readonly site: string;
  readonly colours: ColourModes;
}

/**
 * Formats a report as a page of html for people: one file without script and without any other file.
 * Pure: the same report makes the same bytes.
 */
export function reportPage({ report, site, colours }: ReportPage): string {
  const { now, source, problems, warnings, growth, heaviest, stages, totalMs } = report;
  const isGood = report.outcome === 'published';
  const longest = Object.entries(stages).sort(([, a], [, b]) => b - a);
  const heavy = [...heaviest.pages.slice(0, 10), ...heaviest.pictures.slice(0, 10)];
  return formatDocument({
    colours,
    where: html`${text(site)}, built for ${moment(now)} from ${text(source)}`,
    title: isGood ? 'The site is published' : 'Nothing was published',
    outcome: isGood ? publishedText(report) : html`${failedText(report)} The previous site is as it was.`,
    isGood,
    sections: [
      problemsSection(problems),
      warningsSection(warnings),
      changesSection(report, site),
      figures(
        `Time: ${seconds(totalMs)}`,
        ['Stages, which overlap', 'Time'],
        longest.map(([stage, ms]) => [html`${stage}`, seconds(ms)]),
      ),
      figures(
        'Heaviest pages and pictures',
        ['Path', 'Without compression'],
        heavy.map(({ path, bytes }) => [pathLink(path, site), size(bytes)]),
      ),
      figures(
        'Growth over the last builds',
        ['Built for', 'Pages', 'Files', 'Size'],
        growth
          .slice(-20)
          .reverse()
          .map((build) => [moment(build.at), ...sizes(build)]),
      ),
      factsSection(report),
    ],
  });
}

function publishedText({ pages, files, bytes, rebuilt, warnings }: Report): Html {
  const made = Object.values(pages).reduce((sum, number) => sum + number, 0);
  const changed = rebuilt === null ? 0 : rebuilt.written + rebuilt.removed;
  const news = changed === 0 ? 'nothing changed' : `${amount(changed, 'file')} changed`;
  return html`${amount(made, 'page')}, ${amount(files, 'file')} (${size(bytes)}); ${news}; ${warningsText(warnings)}.`;
}

/** Lists the edits, each with the pages that it led to. */
function changesSection({ rebuilt }: Report, site: string): Html {
  if (rebuilt === null) return html``;
  const { changes, written, removed, kept, rendered } = rebuilt;
  const sums = `${amount(written, 'file')} written, ${grouped(removed)} removed, ${grouped(kept)} kept; ${amount(rendered, 'page')} rendered.`;
  const none = changes.length === 0 ? ' Nothing was edited since the last build.' : '';
  const cards = list(changes, sectionRoom, (change) => changeCard(change, site));
  return section('changes', 'What was edited, and where it is seen', html`<p>${sums}${none}</p>`, cards);
}

/** The pages come first, then other files, such as pictures and feeds. */
function changeCard({ cause, paths: all, removed = [] }: Explanation, site: string): Html {
  const gone = new Set(removed);
  const isPage = (path: string) => path.endsWith('/') || path === '/404.html';
  const pages = all.filter((path) => !gone.has(path) && isPage(path));
  const others = all.filter((path) => !gone.has(path) && !isPage(path));
  const words = causeText(cause);
  const unseen = all.length === 0 ? html`<p>Nothing on the site shows it.</p>` : null;
  return html`<h3>${text(words.charAt(0).toUpperCase() + words.slice(1))}</h3>${unseen}
${paths(pages, 'page', site)}${paths(others, 'other file', site)}${paths(removed, 'removed file')}`;
}

function factsSection({ rebuilt, requests, source, skipped, passed, pages, peakMemory }: Report): Html {
  const next = rebuilt?.nextChange;
  const repeated = requests.retries === 0 ? '' : `, ${grouped(requests.retries)} repeated`;
  const allowed = checkNames.map((check) => [checkTitles[check], passed[check] ?? 0]);
  return facts('The clock, the CMS and the site', {
    'Next change by the clock': rebuilt && (next ? html`${moment(next.at)}, when ${text(next.why)}` : 'none'),
    Skipped: counts(skipped) ?? 'nothing',
    'Found and allowed': counts(Object.fromEntries(allowed)),
    Requests: html`${grouped(requests.count)} to ${text(source)}, ${size(requests.bytes)}${repeated}`,
    'Pages by template': counts(pages),
    'Peak memory': size(peakMemory),
  });
}

/** The first numbers with their names: those of a real build are few. */
function counts(numbers: Readonly<Record<string, number>>): string | null {
  const shown = Object.entries(numbers).filter(([, number]) => number > 0);
  const words = shown.slice(0, 40).map(([name, number]) => `${shorten(name, 80)} ${grouped(number)}`);
  return words.join(', ') || null;
}
