import { nextDue } from '../dependencies/next-change.ts';
import type { PublishResult } from '../publish/new-site.ts';
import type { Stage } from '../publish/stage.ts';
import type { BuildHistory } from '../rebuild/build-history.ts';
import { explainChanges, type Rebuilt } from '../rebuild/explain-changes.ts';
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
  const { now } = content;
  const { written, removed, kept } = published;
  const changed = [...written, ...removed];
  const isUnknown = changes === null || memory.now === null;
  const rebuilt: Rebuilt = {
    ...{ written: written.length, removed: removed.length, kept },
    ...{ rendered: pages.rendered, made: pages.made },
    changes: explainChanges({
      ...{ changes: changes ?? [], files: media.changes, publicFiles, now, changed, removed },
      ...{ before: memory, after: pages.remembered },
      lastBuild: stage.previous === null ? 'none' : isUnknown ? 'unknown' : 'known',
    }),
    nextChange: nextDue(figures.nextChange, { nextScheduled, now }),
  };
  return {
    changed,
    report: run.published({ now, skipped, figures, growth, rebuilt, build: published.manifest }),
  };
}
