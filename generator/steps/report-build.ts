import { nextDue } from '../dependencies/next-change.ts';
import type { PublishResult } from '../publish/new-site.ts';
import type { Stage } from '../publish/stage.ts';
import type { BuildHistory } from '../rebuild/build-history.ts';
import { explainRun } from '../rebuild/explain-run.ts';
import type { PublishedPages } from '../rebuild/page-publisher.ts';
import type { SiteFigures } from '../rebuild/site-memory.ts';
import type { BuildResult } from '../site/report.ts';
import type { BuildState } from './build-state.ts';

interface PublishedBuild {
  readonly pages: PublishedPages;
  readonly figures: SiteFigures;
  readonly growth: BuildHistory;
  readonly published: PublishResult;
  readonly stage: Pick<Stage, 'previous'>;
}

/** Reports a published build: the changes and their causes. */
export function reportBuild(
  { contentAndMedia, memory, run }: BuildState,
  { pages, figures, growth, published, stage }: PublishedBuild,
): BuildResult {
  const { changes, content, media, publicFiles, skipped, nextScheduled } = contentAndMedia;
  const rebuilt = explainRun({
    ...{ now: content.now, changes, files: media.changes, publicFiles, memory, pages, published },
    nextChange: nextDue(figures.nextChange, { nextScheduled, now: content.now }),
    isRebuild: stage.previous !== null,
  });
  const changed = [...published.written, ...published.removed];
  return {
    changed,
    report: run.published({ now: content.now, skipped, figures, growth, rebuilt, build: published.manifest }),
  };
}
