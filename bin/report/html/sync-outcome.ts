import { type Html, html } from '../../../generator/util/html-template.ts';
import type { SyncReport } from '../../../sync/options.ts';
import { size } from '../figures.ts';
import type { SyncOutcome } from '../sync-junit.ts';
import { warningsText } from './outcome.ts';
import { count } from './text.ts';

/** The outcomes of a sync in a few words. */
export const syncTitles: Readonly<Record<SyncOutcome['outcome'], string>> = {
  published: 'The site is live',
  current: 'The site was live already',
  planned: 'A plan, and nothing done',
  // Also where pages of it are seen: the message tells how far it came.
  failed: 'The sync did not succeed',
};

/** Says what became of a sync in one sentence. */
export function syncOutcome(report: SyncReport): Html {
  const { outcome, seq, assets, pages, removed, bytes, warnings } = report;
  const told =
    warnings.length === 0
      ? null
      : html` There ${warnings.length === 1 ? 'is' : 'are'} ${warningsText(warnings)}.`;
  if (outcome === 'current')
    return html`The store shows this site as deploy ${seq}; nothing was sent.${told}`;
  const files = `${count(assets.length + pages.length, 'file')} (${size(bytes)})`;
  if (outcome === 'planned')
    return html`${files} would be new or changed, ${count(removed.length, 'file')} removed.${told}`;
  return html`Deploy ${seq}: ${files} new or changed, ${count(removed.length, 'file')} removed.${told}`;
}
