import type { ColourModes } from '../../../config/brand/colours.ts';
import { pathOfFile } from '../../../generator/content/paths.ts';
import { type Html, html } from '../../../generator/util/html-template.ts';
import type { SyncReport } from '../../../sync/options.ts';
import { size } from '../figures.ts';
import type { SyncOutcome } from '../junit.ts';
import { failedText, formatDocument, warningsText } from './document.ts';
import { problemsSection, warningsSection } from './problem-sections.ts';
import { amount, facts, figures, grouped, moment, paths, section, sizes, text } from './section.ts';

const titles = {
  published: 'The site is live',
  current: 'The site was live already',
  planned: 'A plan, and nothing done',
  // Also where pages of it are seen: the message tells how far it came.
  failed: 'The sync did not succeed',
};

interface SyncPage {
  readonly report: SyncOutcome;
  /** The address of the public site by the settings; that of the report is preferred. */
  readonly site: string;
  readonly colours: ColourModes;
}

/** Formats the report of a sync as a page for people, as `reportPage` does that of a build. */
export function syncPage({ report, site, colours }: SyncPage): string {
  const title = titles[report.outcome];
  if (report.outcome === 'failed') {
    const sections = [problemsSection(report.problems)];
    const outcome = failedText(report);
    return formatDocument({ colours, title, where: text(site), outcome, isGood: false, sections });
  }
  const { site: own = site, target, build, deploys, warnings } = report;
  const [live] = deploys;
  return formatDocument({
    colours,
    title,
    where: html`${text(own)}, at ${text(target)}`,
    outcome: outcomeText(report),
    isGood: true,
    sections: [
      warningsSection(warnings.map((message) => ({ message }))),
      sentSection(report, own),
      figures(
        'Growth over the last deploys',
        ['Deploy', 'Pages', 'Files', 'Size'],
        deploys.slice(0, 20).map((deploy) => {
          const again = deploy.rollbackTo === undefined ? '' : ` (deploy ${deploy.rollbackTo} again)`;
          return [html`${deploy.seq}${again}: ${moment(deploy.at)}`, ...sizes(deploy)];
        }),
      ),
      facts('The deploy', {
        Target: text(target),
        Live: live ? html`deploy ${live.seq}, since ${moment(live.at)}` : null,
        'Its content': live?.moment ? html`built for ${moment(live.moment)}` : null,
        'Its commit': live?.commit ? text(live.commit) : null,
        'Build of this run': text(build),
      }),
    ],
  });
}

function outcomeText({ outcome, seq, assets, pages, removed, bytes, warnings }: SyncReport): Html {
  const found = html` There ${warnings.length === 1 ? 'is' : 'are'} ${warningsText(warnings)}.`;
  const files = `${amount(assets.length + pages.length, 'file')} (${size(bytes)})`;
  const gone = `${amount(removed.length, 'file')} removed`;
  const sentences = {
    current: `The store shows this site as deploy ${seq}; nothing was sent.`,
    planned: `${files} would be new or changed, ${gone}.`,
    published: `Deploy ${seq}: ${files} new or changed, ${gone}.`,
  };
  return html`${sentences[outcome]}${warnings.length === 0 ? null : found}`;
}

/** Lists what a sync has sent and removed, or would, and what it found in the store. */
function sentSection(report: SyncReport, own: string): Html {
  const { outcome, assets, pages, removed, kept, drifted, extra, pruned, bytes } = report;
  // Of a plan nothing is there yet.
  const site = outcome === 'planned' ? undefined : own;
  const sent = `${amount(assets.length + pages.length, 'file')} new or changed (${size(bytes)}), ${grouped(removed.length)} removed, ${grouped(kept)} as before.`;
  const old =
    pruned === 0
      ? ''
      : ` Removed ${amount(pruned, 'old file')} of former deploys that no page needs any more.`;
  return section(
    'sent',
    outcome === 'planned' ? 'What would be sent and removed' : 'What was sent and removed',
    html`<p>${sent}${old}</p>`,
    fileList('Pages and data', pages, site),
    fileList('Styles, scripts and pictures', assets, site),
    fileList('Removed', removed),
    fileList('Changed by others, and written again', drifted),
    fileList('In the folder, but of no build: not published', extra),
  );
}

function fileList(heading: string, files: readonly string[], site?: string): Html {
  if (files.length === 0) return html``;
  return html`<h3>${heading}</h3>${paths(files.map(pathOfFile).sort(), 'file', site)}`;
}
