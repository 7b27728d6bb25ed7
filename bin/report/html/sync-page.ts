import { html } from '../../../generator/util/html-template.ts';
import type { SyncReport } from '../../../sync/options.ts';
import type { SyncOutcome } from '../sync-junit.ts';
import { formatDocument } from './document.ts';
import { fact, facts } from './facts-section.ts';
import { deployGrowth, growthSection } from './growth-section.ts';
import { failedText } from './outcome.ts';
import { problemsSection, warningsSection } from './problem-sections.ts';
import { sentSection } from './sent-section.ts';
import { syncOutcome, syncTitles } from './sync-outcome.ts';
import { moment, text } from './text.ts';

export interface SyncPageInput {
  readonly report: SyncOutcome;
  /** The address of the public site by the settings; that of the report is preferred. */
  readonly site: string;
}

/**
 * Formats the report of a sync as a page of html for people, as `reportPage` does that of a build.
 * Pure: the same report makes the same bytes.
 */
export function syncPage({ report, site }: SyncPageInput): string {
  const title = syncTitles[report.outcome];
  if (report.outcome === 'failed') {
    const { message, problems } = report;
    return formatDocument({
      ...{ title, isGood: false, where: text(site), outcome: failedText(message, problems) },
      sections: [problemsSection(problems)],
    });
  }
  const own = report.site ?? site;
  return formatDocument({
    ...{ title, isGood: true, outcome: syncOutcome(report) },
    where: html`${text(own)}, at ${text(report.target)}`,
    sections: [
      warningsSection(report.warnings.map((message) => ({ message }))),
      sentSection(report, own),
      growthSection(deployGrowth(report.deploys)),
      deployFacts(report),
    ],
  });
}

function deployFacts({ target, build, deploys }: SyncReport) {
  const [live] = deploys;
  const { moment: builtFor, commit } = live ?? {};
  return facts('The deploy', [
    fact('Target', text(target)),
    ...(live === undefined ? [] : [fact('Live', html`deploy ${live.seq}, since ${moment(live.at)}`)]),
    ...(builtFor === undefined ? [] : [fact('Its content', html`built for ${moment(builtFor)}`)]),
    ...(commit === undefined ? [] : [fact('Its commit', html`<code>${text(commit)}</code>`)]),
    fact('Build of this run', html`<code>${text(build)}</code>`),
  ]);
}
