import type { NextChange } from '../dependencies/clock.ts';
import type { BuildParts, FilledStage } from '../fill-stage.ts';
import type { PublishResult } from '../publish/new-site.ts';
import { type Explanation, explainChanges } from './explain-changes.ts';
import type { PageMemory } from './page-memory.ts';

export interface ExplainRunInput {
  readonly parts: BuildParts;
  readonly memory: PageMemory;
  readonly filled: FilledStage;
  readonly published: PublishResult;
  /** Whether there was a site of ours in the output folder. */
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

/** Says which change led to which files, from what the stages of a run found. Pure. */
export function explainRun({ parts, memory, filled, published, isRebuild }: ExplainRunInput): Rebuilt {
  const { content, changes } = parts.gathered;
  const { written, removed, kept } = published;
  return {
    written: written.length,
    removed: removed.length,
    kept,
    rendered: filled.pages.rendered,
    made: filled.pages.made,
    changes: explainChanges({
      changes: changes ?? [],
      before: memory,
      after: filled.pages.remembered,
      now: content.now,
      changed: [...written, ...removed],
      isRebuild: isRebuild && changes !== null,
    }),
    nextChange: filled.figures.nextChange,
  };
}
