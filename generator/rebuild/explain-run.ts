import type { NextChange } from '../dependencies/next-change.ts';
import type { PublishResult } from '../publish/new-site.ts';
import { type ContentChange, type Explanation, explainChanges } from './explain-changes.ts';
import type { PageMemory } from './page-memory.ts';
import type { PublishedPages } from './page-publisher.ts';

export interface ExplainRunInput {
  /** The moment of this build. */
  readonly now: string;
  /** Null when it is not known what changed. */
  readonly changes: readonly ContentChange[] | null;
  readonly memory: PageMemory;
  readonly pages: PublishedPages;
  readonly published: PublishResult;
  readonly nextChange: NextChange | null;
  /** True when there was a site of ours in the output folder. */
  readonly isRebuild: boolean;
}

/** What a rebuild changed, and why. */
export interface Rebuilt {
  readonly written: number;
  readonly removed: number;
  readonly kept: number;
  readonly rendered: number;
  /** Pages whose props were made. The others were kept unseen: nothing had changed that they were made from. */
  readonly made: number;
  readonly changes: readonly Explanation[];
  /** When the site next goes stale by the clock alone. */
  readonly nextChange: NextChange | null;
}

/** Says which change led to which files, from what the steps of a build found. Pure. */
export function explainRun({
  now,
  changes,
  memory,
  pages,
  published,
  nextChange,
  isRebuild,
}: ExplainRunInput): Rebuilt {
  const { written, removed, kept } = published;
  return {
    written: written.length,
    removed: removed.length,
    kept,
    rendered: pages.rendered,
    made: pages.made,
    changes: explainChanges({
      changes: changes ?? [],
      before: memory,
      after: pages.remembered,
      now,
      changed: [...written, ...removed],
      isRebuild: isRebuild && changes !== null,
    }),
    nextChange,
  };
}
